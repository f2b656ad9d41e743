import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queryOf } from '@/api/query';
import { roleMay } from '@/api/roleMay';

/** The reservation that the address names, as the list does to have it changed or cancelled. */
export function useNamedReservation(): Reservation | undefined {
  const [params] = useSearchParams();
  const id = Number(params.get('reservation'));
  const isNamed = Number.isSafeInteger(id) && id > 0 && roleMay('reservation.make');
  const { data } = useQuery({
    ...queryOf(reservationCalls.getReservation, { targetID: id, title: 'id' }),
    enabled: isNamed,
  });
  return isNamed ? data?.reservation : undefined;
}
