export interface LengthUnits {
  hours: string;
  minutes: string;
  seconds: string;
}

/** Below this, tenths of a second tell something. */
const shortMs = 10_000;

/** `0.6 s`, `42 s`, `3 min 5 s`, `1 h 2 min`: at most two units, and none of which there is nothing. */
export function lengthInWords(ms: number, units: LengthUnits): string {
  if (ms < shortMs) return `${Number((ms / 1000).toFixed(1))} ${units.seconds}`;
  const total = Math.round(ms / 1000);
  const parts = [
    { count: Math.floor(total / 3600), unit: units.hours },
    { count: Math.floor(total / 60) % 60, unit: units.minutes },
    { count: total % 60, unit: units.seconds },
  ];
  const largest = parts.findIndex(({ count }) => count > 0);
  const shown = parts.slice(largest, largest + 2).filter(({ count }) => count > 0);
  return shown.map(({ count, unit }) => `${count} ${unit}`).join(' ');
}
