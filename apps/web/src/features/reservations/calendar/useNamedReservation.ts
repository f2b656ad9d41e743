import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { reservationQuery } from '../booking/reservationQuery';

interface NamedReservation {
  id: number;
  /** Undefined until it is read, or where it cannot be. */
  day: string | undefined;
}

/** The reservation that the address names, as the list does to have it changed or cancelled. */
export function useNamedReservation(): NamedReservation | undefined {
  const [params] = useSearchParams();
  const id = Number(params.get('reservation'));
  const isNamed = Number.isSafeInteger(id) && id > 0 && roleMay('reservation.make');
  const { data } = useQuery({ ...reservationQuery(id), enabled: isNamed });
  return isNamed ? { id, day: data && japanDay(data.reservation.startsAt) } : undefined;
}
