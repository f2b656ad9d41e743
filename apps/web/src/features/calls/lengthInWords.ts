export interface LengthUnits {
  hours: string;
  minutes: string;
  seconds: string;
}

/** Below this, tenths of a second tell something. */
const shortMs = 10_000;

/** `0.6 s`, `42 s`, `3 min 5 s`, `1 h 2 min`: the two largest units that there are. */
export function lengthInWords(ms: number, units: LengthUnits): string {
  if (ms < shortMs) return `${Number((ms / 1000).toFixed(1))} ${units.seconds}`;
  const total = Math.round(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  if (hours > 0) return `${hours} ${units.hours} ${minutes} ${units.minutes}`;
  if (minutes > 0) return `${minutes} ${units.minutes} ${seconds} ${units.seconds}`;
  return `${seconds} ${units.seconds}`;
}
