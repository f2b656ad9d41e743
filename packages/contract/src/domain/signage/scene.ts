/** What a signage shows, and what it is doing while it shows it. */
export const scenes = ['Standby', 'Calling', 'Active', 'Monitoring', 'Crowded', 'Suspended'] as const;
export type Scene = (typeof scenes)[number];

/** As seen from the console: also nobody may be there. */
export const deviceStatuses = [...scenes, 'Logout'] as const;
export type DeviceStatus = (typeof deviceStatuses)[number];
