/** How much is done. */
export interface Extent {
  /** On one node. */
  screens: number;
  /** How many screens there are when a growing relay is looked at. */
  stages: readonly number[];
  /** How long nothing is done while the costs of that are read. */
  idleMs: number;
  pairs: number;
  touches: number;
  touchesPerSecond: number;
  calls: number;
  callsPerSecond: number;
  /** How often a node is killed. */
  kills: number;
  /** Whether the figures of growth are kept for the documents. */
  isKept: boolean;
}

export const whole: Extent = {
  screens: 10_000,
  stages: [1_000, 2_500, 5_000, 10_000],
  idleMs: 60_000,
  pairs: 100,
  touches: 1_000,
  touchesPerSecond: 20,
  calls: 500,
  callsPerSecond: 20,
  kills: 9,
  isKept: true,
};

/** Enough to see that all of it works, and nothing to be judged by. */
export const quick: Extent = {
  screens: 1_000,
  stages: [100, 400],
  idleMs: 10_000,
  pairs: 40,
  touches: 100,
  touchesPerSecond: 20,
  calls: 40,
  callsPerSecond: 20,
  kills: 3,
  isKept: false,
};
