const japanOffsetMs = 9 * 60 * 60 * 1000;

/** An instant as the specification writes it: ISO with +09:00, whatever the zone of the machine. */
export const toJapanIso = (instant: Date): string =>
  new Date(instant.getTime() + japanOffsetMs).toISOString().replace(/\.\d{3}Z$/, '+09:00');

/** The same to the millisecond, where what happened within a second matters. */
export const toExactJapanIso = (instant: Date): string =>
  new Date(instant.getTime() + japanOffsetMs).toISOString().replace('Z', '+09:00');

/** The day in Japan, written YYYY-MM-DD. */
export const japanDay = (instant: Date): string => toJapanIso(instant).slice(0, 10);

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

export const dayMs = 24 * 60 * 60 * 1000;

/** The instants between which such days lie, both days included; undefined where there is no bound. */
export const japanDays = ({ from, until }: { from?: string | undefined; until?: string | undefined }) => ({
  from: from === undefined ? undefined : startOfJapanDay(from),
  before: until === undefined ? undefined : new Date(startOfJapanDay(until).getTime() + dayMs),
});

/** As the specification writes the times of a reservation: YYYY-MM-DD HH:mm:ss, in Japan. */
export const toJapanWords = (instant: Date): string => toJapanIso(instant).slice(0, 19).replace('T', ' ');

/** The instant of such a time. */
export const fromJapanWords = (written: string): Date => new Date(`${written.replace(' ', 'T')}+09:00`);

/** The time of the day in Japan, written HH:MM. */
export const japanTimeOfDay = (instant: Date): string => toJapanIso(instant).slice(11, 16);

/** The month in Japan, written YYYY-MM. */
export const japanMonth = (instant: Date): string => toJapanIso(instant).slice(0, 7);

/** The month that lies so many months from one that is written YYYY-MM. */
export function monthBeside(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const moved = new Date(Date.UTC(year, of - 1 + months, 1));
  return moved.toISOString().slice(0, 7);
}

/** The instants between which a month in Japan lies. */
export const japanMonthBounds = (month: string): { from: Date; before: Date } => ({
  from: startOfJapanDay(`${month}-01`),
  before: startOfJapanDay(`${monthBeside(month, 1)}-01`),
});

/** The last day of a month, written YYYY-MM-DD. */
export const lastDayOf = (month: string): string =>
  japanDay(new Date(japanMonthBounds(month).before.getTime() - dayMs));
