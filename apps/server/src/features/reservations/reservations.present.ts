import type { CompanyReservation, Reservation } from '@mukae/contract/calls/reservationFields';
import { isNoShow, reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import type { ReservationOfCompany, ReservationRow } from './reservations.repo';

export const linkTo = (publicUrl: string | null | undefined, token: string): string =>
  `${publicUrl ?? ''}/login?token=${token}`;

export function presentReservation(row: ReservationRow, link: string, now: Date): Reservation {
  const { id, signageId, characterId, title, startsAt, endsAt, guestMail, cancelReason, feeRate, version } = row;
  const state = row.cancelledAt ? 'cancelled' : 'booked';
  return {
    id,
    number: reservationNumber(id),
    signageId,
    characterId,
    title,
    startsAt,
    endsAt,
    link,
    guestMail,
    state,
    cancelReason,
    isNoShow: isNoShow({ state, endsAt, guestCameAt: row.guestCameAt }, now),
    feeRate,
    version,
  };
}

/** Who looks after a company hands on no links: they are for whoever was invited. */
export const presentOfCompany = (row: ReservationOfCompany, now: Date): CompanyReservation => ({
  ...presentReservation(row, '', now),
  companyId: row.companyId,
  companyName: row.companyName,
  userId: row.userId,
  userName: row.userName,
  seat: row.seat,
});
