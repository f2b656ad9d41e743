import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import { fromJapanWords } from '@mukae/contract/domain/time/japanTime';

/** A reservation of a day in Japan, from when to when. */
export const someReservation = (
  id: number,
  [day, from, until]: readonly [day: string, from: string, until: string],
  differing: Partial<Reservation> = {},
): Reservation => ({
  id,
  number: reservationNumber(id),
  signageId: 7,
  characterId: 1,
  title: `会議 ${id}`,
  startsAt: fromJapanWords(`${day} ${from}:00`),
  endsAt: fromJapanWords(`${day} ${until}:00`),
  link: `https://mukae.example.jp/login?token=t${id}`,
  guestMail: '',
  state: 'booked',
  cancelReason: '',
  isNoShow: false,
  feeRate: 300,
  version: 1,
  ...differing,
});
