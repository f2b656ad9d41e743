import { type Scene, scenes } from '../scene';

/** What a screen can show besides its scenes: that the server is away. */
export const shownScenes = [...scenes, 'Offline'] as const;
export type ShownSceneName = (typeof shownScenes)[number];

/** How the browser calls the kind of its connection. */
export const connectionTypes = ['slow-2g', '2g', '3g', '4g'] as const;

/** Which template a scene shows: the usual one, or one with hours. */
export interface ShownTemplate {
  id: number;
  scene: Scene;
  version: number;
}

/** What a screen tells of itself. Null is what its browser cannot tell; sizes are in bytes, times in milliseconds. */
export interface HealthReport {
  scene: ShownSceneName;
  templates: ShownTemplate[];
  appVersion: string;
  /** Since the page began. */
  uptime: number;
  memory: { used: number; limit: number } | null;
  storage: { used: number; quota: number } | null;
  network: {
    /** Of a word to the server and back, over the channel. */
    roundTrip: number | null;
    /** What the browser believes of its connection; Mbit/s. */
    connection: { type: (typeof connectionTypes)[number]; rtt: number; downlink: number } | null;
  };
  /** From 0 to 1. */
  battery: { level: number; isCharging: boolean } | null;
  screen: { width: number; height: number; pixelRatio: number };
  /** Addresses of pictures and films that cannot be shown. */
  mediaFaults: string[];
  /** Whether the device had no room for what it was to keep. */
  isStorageFull: boolean;
}

/** Nothing that is larger is read. */
export const healthLimits = { mediaFaults: 20, address: 300, version: 40 } as const;
