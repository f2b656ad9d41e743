import { dayMs, japanMonthBounds } from '@mukae/contract/domain/time/japanTime';

const hour = 60;

interface DayOfUsage {
  day: number;
  minutes: number;
}

/** Every day of a month with its minutes, none where nothing was talked. */
export function daysOf(month: string, byDay: readonly DayOfUsage[]): DayOfUsage[] {
  const { from, before } = japanMonthBounds(month);
  const talked = new Map(byDay.map(({ day, minutes }) => [day, minutes]));
  const count = Math.round((before.getTime() - from.getTime()) / dayMs);
  return Array.from({ length: count }, (_, place) => ({ day: place + 1, minutes: talked.get(place + 1) ?? 0 }));
}

/** How high a plot of minutes is: whole hours, an even number of them, so that half of it is an hour, too. */
export const plotTop = (byDay: readonly DayOfUsage[]): number => {
  const most = Math.max(0, ...byDay.map(({ minutes }) => minutes));
  return Math.max(2 * hour, Math.ceil(most / (2 * hour)) * 2 * hour);
};

/** Which days are told below the bars: the first, each fifth and the last; today takes the place of its neighbours. */
export function isTold(day: number, last: number, today: number | undefined): boolean {
  if (day === today) return true;
  const isRound = day === 1 || day === last || (day % 5 === 0 && last - day > 1);
  return isRound && (today === undefined || Math.abs(day - today) > 2);
}
