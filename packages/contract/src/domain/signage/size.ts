export interface Size {
  width: number;
  height: number;
}

export const sizeLimits = { min: 320, max: 7680 } as const;

export const portrait = { width: 1080, height: 1920 } as const satisfies Size;
export const landscape = { width: 1920, height: 1080 } as const satisfies Size;

export const orientations = ['vertical', 'wide'] as const;
export type Orientation = (typeof orientations)[number];

export const orientationOf = ({ width, height }: Size): Orientation => (height >= width ? 'vertical' : 'wide');
