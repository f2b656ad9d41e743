import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';
import { calendarTimesQuery } from './calendarTimesQuery';
import type { CalendarView } from './calendarView';

/** Others reserve, too, and so does she in another window. */
const lookAgainMs = 60_000;

/** The rules of the company, what is taken, and what of it is one's own. */
export function useCalendarTimes(view: CalendarView, day: string) {
  const rules = useQuery(queryOf(bookingRuleCalls.getBookingRules, useCompanyScope()));
  const times = useQuery({ ...calendarTimesQuery(view, day), refetchInterval: lookAgainMs });
  return {
    rules: rules.data,
    /** Undefined until they are known: nothing looks free before. */
    times: times.data,
    refused: [times, rules].find(({ error, data }) => error && !data),
  };
}
