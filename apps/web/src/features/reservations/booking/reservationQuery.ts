import { reservationCalls } from '@mukae/contract/calls/reservations';
import { queryOf } from '@/api/query';

/** One of one's own as it is now. */
export const reservationQuery = (id: number) => queryOf(reservationCalls.getReservation, { targetID: id, title: 'id' });
