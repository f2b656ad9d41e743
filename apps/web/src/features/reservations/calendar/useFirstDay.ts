import { type CalendarView, daysIn, nearestShown } from './calendarView';
import { hiddenWeekdays, isOnWeekend } from './shownTimes';
import { useOwnTimes } from './useCalendarTimes';

/** Today, or the next day that is shown. Undefined until it is known whether a weekend is. */
export function useFirstDay(view: CalendarView, today: string): string | undefined {
  const { rules, own, isOwnKnown } = useOwnTimes(daysIn(view, today));
  if (!isOnWeekend(today)) return today;
  return rules && isOwnKnown ? nearestShown(today, 1, hiddenWeekdays(rules, own)) : undefined;
}
