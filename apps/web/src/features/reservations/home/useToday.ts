import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { stillBooked } from '../stillBooked';

/** What was moved or cancelled elsewhere, and the next day, come by themselves. */
const lookAgainMs = 60_000;

/** Her reservations of today that stand. */
export const useToday = () =>
  useQuery({
    ...queryOf(reservationCalls.getTodaysReservations, {}),
    staleTime: 0,
    refetchInterval: lookAgainMs,
    select: ({ reservations }) => stillBooked(reservations),
  });
