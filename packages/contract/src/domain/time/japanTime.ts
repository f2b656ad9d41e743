const japanOffsetMs = 9 * 60 * 60 * 1000;

/** An instant as the specification writes it: ISO with +09:00, whatever the zone of the machine. */
export const toJapanIso = (instant: Date): string =>
  new Date(instant.getTime() + japanOffsetMs).toISOString().replace(/\.\d{3}Z$/, '+09:00');

export interface JapanClock {
  month: number;
  day: number;
  hour: number;
  minute: number;
}

export function japanClock(instant: Date): JapanClock {
  const shifted = new Date(instant.getTime() + japanOffsetMs);
  return {
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** The first instant of a day, written YYYY-MM-DD, in Japan. */
export const startOfJapanDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`);
