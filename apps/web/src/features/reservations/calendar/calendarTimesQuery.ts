import { reservationCalls } from '@mukae/contract/calls/reservations';
import { queryOptions } from '@tanstack/react-query';
import { type Callable, call, isError } from '@/api/call';
import { RefusedCall } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { stillBooked } from '../stillBooked';
import { type CalendarView, daysAround, daysIn, monthsOf, spanOfDays } from './calendarView';

const { getBusyRanges, listReservations } = reservationCalls;

async function read<Request, Output>(definition: Callable<Request, Output>, request: Request): Promise<Output> {
  const answer = await call(definition, request);
  if (isError(answer)) throw new RefusedCall(answer);
  return answer;
}

async function readTimes(days: readonly string[], ownMonths: readonly string[]) {
  const [busy, ...months] = await Promise.all([
    read(getBusyRanges, spanOfDays(days)),
    ...ownMonths.map((month) => read(listReservations, { month })),
  ]);
  return { busy: busy.events, own: stillBooked(months.flatMap(({ reservations }) => reservations)) };
}

/**
 * What is taken, and what of that is one's own, in one piece: with the one before the other, one's own time would be shown
 * as somebody else's.
 */
export function calendarTimesQuery(view: CalendarView, day: string) {
  const days = daysIn(view, day);
  const ownMonths = roleMay('reservation.make') ? monthsOf(daysAround(view, day)) : [];
  return queryOptions<Awaited<ReturnType<typeof readTimes>>, RefusedCall>({
    queryKey: [getBusyRanges.path, days, ownMonths],
    queryFn: () => readTimes(days, ownMonths),
  });
}
