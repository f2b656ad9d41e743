import type { PreviewedRow } from '@mukae/contract/calls/csv';

export const effects = ['add', 'change', 'none', 'refused'] as const satisfies readonly PreviewedRow['effect'][];

type ImportCounts = Readonly<Record<PreviewedRow['effect'], number>>;

/** How many rows of a file do what. */
export function importCounts(rows: readonly Pick<PreviewedRow, 'effect'>[]): ImportCounts {
  const counts = { add: 0, change: 0, none: 0, refused: 0 };
  for (const { effect } of rows) counts[effect] += 1;
  return counts;
}

/** Why a file cannot be written: one row with a fault is enough, and so is nothing to write. */
export function importObstacle({ add, change, refused }: ImportCounts): 'faults' | 'nothing' | null {
  if (refused > 0) return 'faults';
  return add + change === 0 ? 'nothing' : null;
}
