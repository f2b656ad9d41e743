import { type Weekday, weekdays } from '@mukae/contract/domain/hours/weekday';

/** As the engine counts them: Sunday is 0. */
export const daysOfWeek = (days: readonly Weekday[]): number[] =>
  days.map((day) => (weekdays.indexOf(day) + 1) % weekdays.length);
