import { accountCalls } from '@mukae/contract/calls/accounts';
import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { afterEach, beforeEach, vi } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { someCast } from '@/features/characters/testing/someCast';
import { type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someReservation } from './someReservation';
import { someRules } from './someRules';

export const page = '/app/reservation/calendar';

export const recruiting = someReservation(1, ['2026-11-19', '10:30', '11:10'], { title: '採用説明会' });

/** On the 19th of November. */
export const slot = (from: string, until: string) => ({
  startsAt: new Date(`2026-11-19T${from}:00+09:00`),
  endsAt: new Date(`2026-11-19T${until}:00+09:00`),
});

/** The calendar on the 18th of November 2026 at 10:24, with a reservation of one's own and one of somebody else on the day after. */
export function calendarForFile() {
  const { wire, open } = pagesForFile();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:24:00+09:00') });
    wire()
      .answers(bookingRuleCalls.getBookingRules, someRules)
      .answers(characterCalls.listCharacters, someCast)
      .answers(accountCalls.getUser, { ...someUser, role: 'webReservationUser' })
      .answers(reservationCalls.listReservations, { result: 'OK', reservations: [recruiting] })
      .answers(reservationCalls.getBusyRanges, {
        result: 'OK',
        events: [slot('10:30', '11:10'), slot('14:00', '15:00')],
      })
      .answers(reservationCalls.getWaiting, { result: 'OK', waiting: [] });
  });
  afterEach(() => void vi.useRealTimers());
  return { wire, open, openAsBooker: () => open(page, 'webReservationUser') };
}

export async function fillIn(): Promise<void> {
  await type('会議名', 'キッチン改装のご相談');
  await type('開始日', '2026-11-19');
  await type('開始時刻', '16:00');
  await type('終了時刻', '16:40');
}
