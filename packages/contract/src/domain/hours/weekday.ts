export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Of a day written YYYY-MM-DD. */
export function weekdayOf(day: string): Weekday {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % weekdays.length;
  return weekdays[fromMonday] ?? 'mon';
}
