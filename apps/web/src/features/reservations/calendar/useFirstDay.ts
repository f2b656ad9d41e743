import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';
import { calendarTimesQuery } from './calendarTimesQuery';
import { nearestShown } from './calendarView';
import { hidesDay, isOnWeekend } from './shownTimes';

/** Today, or the next day that is shown. Undefined until it is known whether this weekend is. */
export function useFirstDay(today: string): string | undefined {
  const isWeekend = isOnWeekend(today);
  const { data: rules } = useQuery(queryOf(bookingRuleCalls.getBookingRules, useCompanyScope()));
  const { data: times } = useQuery({ ...calendarTimesQuery('week', today), enabled: isWeekend });
  if (!isWeekend) return today;
  return rules && times && nearestShown(today, 1, hidesDay(rules, times.own));
}
