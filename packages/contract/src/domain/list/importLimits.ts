import { megabyte } from '../media/fileSize';

/** What one table that is read in may hold. */
export const importLimits = {
  bytes: 2 * megabyte,
  rows: 1000,
  /** With blank lines and the breaks within cells. */
  lines: 20_000,
} as const;
