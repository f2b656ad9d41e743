import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useQueryClient } from '@tanstack/react-query';

const { getBusyRanges, getReservation, getTodaysReservations, getWaiting, listReservations } = reservationCalls;

/** Whoever shows reservations looks again. */
export function useReservationsChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [getBusyRanges, getReservation, getTodaysReservations, getWaiting, listReservations].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
}
