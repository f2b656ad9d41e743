import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

const lookAgainMs = 30_000;

/** Why there is nothing to be waited for any more; null: there still is. */
export type WhyInVain = 'cancelled' | 'timeOver' | null;

/** Looks now and then, and when it is told to, whether a meeting still takes place that somebody waits in. */
export function useWhyInVain(awaited: Reservation | null, now: Date): { whyInVain: WhyInVain; lookAgain: () => void } {
  const { data, refetch } = useQuery({
    ...queryOf(reservationCalls.getReservation, { targetID: awaited?.id ?? 0, title: 'id' }),
    enabled: awaited !== null,
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
  const why = (): WhyInVain => {
    if (!awaited) return null;
    if (data?.reservation.state === 'cancelled') return 'cancelled';
    return awaited.endsAt <= now ? 'timeOver' : null;
  };
  return { whyInVain: why(), lookAgain: () => void refetch() };
}
