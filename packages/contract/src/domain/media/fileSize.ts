/** Limits are said in the unit in which sizes are shown. */
export const megabyte = 1024 ** 2;

const units = [
  { name: 'KB', digits: 0 },
  { name: 'MB', digits: 1 },
  { name: 'GB', digits: 2 },
] as const;

/** A size as people read it, in units of 1024: 512 B, 184 KB, 3.2 MB, 1.82 GB. */
export function formatBytes(bytes: number): string {
  let shown = { figure: bytes, name: 'B' };
  for (const [step, { name, digits }] of units.entries()) {
    if (shown.figure < 1024) break;
    shown = { figure: Number((bytes / 1024 ** (step + 1)).toFixed(digits)), name };
  }
  return `${shown.figure} ${shown.name}`;
}
