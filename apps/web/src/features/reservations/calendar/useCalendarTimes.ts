import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useQueries, useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { useCompanyScope } from '@/features/companies';
import { stillBooked } from '../stillBooked';
import { monthsOf, spanOfDays } from './calendarView';

/** Others reserve, too. */
const lookAgainMs = 60_000;

/** The rules of the company, and what of these days is one's own: both say which days are shown. */
export function useOwnTimes(days: readonly string[]) {
  const mayReserve = roleMay('reservation.make');
  const rules = useQuery(queryOf(bookingRuleCalls.getBookingRules, useCompanyScope()));
  const own = useQueries({
    queries: mayReserve ? monthsOf(days).map((month) => queryOf(reservationCalls.listReservations, { month })) : [],
  });
  return {
    rules: rules.data,
    own: stillBooked(own.flatMap(({ data }) => data?.reservations ?? [])),
    isOwnKnown: own.every(({ data }) => data !== undefined),
    queries: [rules, ...own],
  };
}

/** The same, and what is taken on these days. */
export function useCalendarTimes(days: readonly string[]) {
  const { queries, ...known } = useOwnTimes(days);
  const busy = useQuery({
    ...queryOf(reservationCalls.getBusyRanges, spanOfDays(days)),
    refetchInterval: lookAgainMs,
  });
  return {
    ...known,
    /** Undefined until they are known: nothing looks free before. */
    busy: busy.data?.events,
    refused: [busy, ...queries].find(({ error, data }) => error && !data),
  };
}
