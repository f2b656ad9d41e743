import type { OpeningHours } from './openingHours';
import { weekdays } from './weekday';

/** One line for the log: mon 09:00-18:00, sat -, closed 2026-12-31. */
export function hoursInWords(hours: OpeningHours | null): string {
  if (!hours) return '';
  const days = weekdays.map((day) => {
    const time = hours.week[day];
    return `${day} ${time ? `${time.opens}-${time.closes}` : '-'}`;
  });
  return [...days, ...hours.closedOn.map((day) => `closed ${day}`)].join(', ');
}
