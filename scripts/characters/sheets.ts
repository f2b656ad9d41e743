import { type Motion, motions } from '@mukae/contract/domain/avatar/motions';

/** Pictures of a motion side by side, as an animator lays them out. */
export interface Sheet {
  file: string;
  rows: readonly SheetRow[];
}

/** What is played, one motion begun so many seconds after the other, and the stretch of it that is shown. */
interface SheetRow {
  played: readonly { motion: Motion; at: number }[];
  from: number;
  seconds: number;
}

export const SHEET = { fps: 12, columns: 12, cell: { width: 216, height: 384 } } as const;

/** Longer than every motion, so that its end is seen as well. */
const WHOLE = 4;
/** Every motion is held here, and left within this time. */
const HELD = 1.2;
const LEAVING = 1;

const alone = (motion: Motion): Sheet => ({
  file: motion,
  rows: [{ played: [{ motion, at: 0 }], from: 0, seconds: WHOLE }],
});

const outOf = (motion: Motion): Sheet => ({
  file: `from-${motion}`,
  rows: motions
    .filter((next) => next !== motion)
    .map((next) => ({
      played: [
        { motion, at: 0 },
        { motion: next, at: HELD },
      ],
      from: HELD,
      seconds: LEAVING,
    })),
});

/** Every motion, and every way from one into another. */
export const sheets: readonly Sheet[] = [...motions.map(alone), ...motions.map(outOf)];
