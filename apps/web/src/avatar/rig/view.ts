/** Where and how large the figure stands on the canvas. */
export interface RigView {
  scale: number;
  /** Screen pixels. */
  x: number;
  y: number;
  /** -1 to 1; stretches everything above the floor line by up to `stretch`. */
  breath: number;
  stretch: number;
  floor: number;
}

export const growth = ({ breath, stretch }: RigView): number => 1 + stretch * breath;
