import type { FileTime } from './reports';

const filesTold = 10;

/** Where the time went: a line for each of the slowest files, the slowest first. */
export const slowest = (times: readonly FileTime[]): string[] =>
  times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, filesTold)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
