import type { VisitorScene } from '@mukae/contract/domain/scene/phase';

export interface CueTone {
  hertz: number;
  /** Seconds after the cue began. */
  from: number;
  seconds: number;
}

const [c5, e5, g5, a5, b5, c6] = [523.25, 659.25, 783.99, 880, 987.77, 1046.5];

/** Soft and short; each goes with something that is seen. */
export const cues = {
  touch: [{ hertz: a5, from: 0, seconds: 0.08 }],
  calling: [
    { hertz: e5, from: 0, seconds: 0.22 },
    { hertz: g5, from: 0.18, seconds: 0.3 },
  ],
  answered: [
    { hertz: g5, from: 0, seconds: 0.16 },
    { hertz: c6, from: 0.14, seconds: 0.34 },
  ],
  crowded: [{ hertz: c5, from: 0, seconds: 0.3 }],
  over: [
    { hertz: g5, from: 0, seconds: 0.2 },
    { hertz: e5, from: 0.16, seconds: 0.3 },
  ],
  fiveMinutes: [
    { hertz: b5, from: 0, seconds: 0.2 },
    { hertz: b5, from: 0.3, seconds: 0.25 },
  ],
} as const satisfies Record<string, readonly CueTone[]>;
export type CueName = keyof typeof cues;

/** While somebody is being called the sound comes again, not more often than this. */
export const callingEveryMs = 8000;

const ofScene: Partial<Record<VisitorScene, CueName>> = { Calling: 'calling', Active: 'answered', Crowded: 'crowded' };
const busy: readonly VisitorScene[] = ['Calling', 'Active', 'Crowded'];

/** What is heard when one scene follows another; a screen that only comes and goes is silent. */
export function cueBetween(before: VisitorScene, after: VisitorScene): CueName | null {
  if (before === after) return null;
  if (after === 'Standby') return busy.includes(before) ? 'over' : null;
  return ofScene[after] ?? null;
}
