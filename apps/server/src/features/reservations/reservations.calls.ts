import { ok } from '@mukae/contract/calls/answers';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { takenByAll } from '@mukae/contract/domain/reservation/freeTime';
import { idInNumber, reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import { dayOf, slotMs, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { dayMs, japanMonth, japanMonthBounds } from '@mukae/contract/domain/time/japanTime';
import { reachOf } from '#platform/access/reach';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Book } from './book';
import type { Cancellations } from './cancel';
import type { ChangeReservation } from './change';
import type { ExtendReservation } from './extend';
import type { SignedLinks } from './meetingLinks';
import { linkTo, presentOfCompany, presentReservation } from './reservations.present';
import { findReservation, listOwn, listReservations, listTaken, type ReservationRow } from './reservations.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  links: SignedLinks;
  seats: number;
  book: Book;
  change: ChangeReservation;
  cancellations: Cancellations;
  extend: ExtendReservation;
}

/** A calendar shows two months at most. */
const longestSpanMs = 62 * dayMs;

function spanFault(span: TimeSlot): 'endNotAfterStart' | 'spanTooLong' | null {
  const ms = slotMs(span);
  if (ms <= 0) return 'endNotAfterStart';
  return ms > longestSpanMs ? 'spanTooLong' : null;
}

export function reservationHandlers(parts: Dependencies): Handler[] {
  const { db, clock, links, seats, book, change, cancellations, extend } = parts;

  const monthOf = (month: string | undefined): TimeSlot => {
    const { from, before } = japanMonthBounds(month ?? japanMonth(clock.now()));
    return { startsAt: from, endsAt: before };
  };
  const linkOf = async (row: ReservationRow, publicUrl: string | undefined): Promise<string> =>
    linkTo(publicUrl, await links.sign(row));
  const present = (rows: readonly ReservationRow[], publicUrl: string | undefined) =>
    Promise.all(rows.map(async (row) => presentReservation(row, await linkOf(row, publicUrl), clock.now())));

  return [
    handleAdding(
      reservationCalls.createReservation,
      ({ principal, input, language, publicUrl, address, mark }) =>
        book(principal, input, { language, publicUrl, address }, mark),
      {
        looksFirst: false,
        async tell({ id, isNew }, { publicUrl }) {
          // What was made before may have been moved since.
          const token = await (isNew ? links.sign({ id, linkVersion: 1 }) : links.signCurrent(id));
          return { result: 'OK', id, number: reservationNumber(id), link: linkTo(publicUrl, token) };
        },
      },
    ),

    handle(reservationCalls.changeReservation, async ({ principal, input, publicUrl, address }) => ({
      result: 'OK',
      link: await linkOf(await change(principal, input, address), publicUrl),
    })),

    handle(reservationCalls.deleteReservation, async ({ principal, input }) => {
      await cancellations.cancel(principal, input.id, input.reason);
      return ok;
    }),

    handle(reservationCalls.extendReservation, async ({ principal, input }) => ({
      result: 'OK',
      endsAt: await extend(principal, input),
    })),

    handle(reservationCalls.getReservation, async ({ principal, input: { targetID, title }, publicUrl }) => {
      const id = title === 'reservID' ? idInNumber(String(targetID)) : targetID;
      if (typeof id !== 'number') throw new Refusal('notFound');
      const row = await findReservation(db, reachOf(principal, 'reservation.read'), id);
      if (!row) throw new Refusal('notFound');
      const link = row.userId === principal.person.userId ? await linkOf(row, publicUrl) : '';
      return { result: 'OK', reservation: presentReservation(row, link, clock.now()) };
    }),

    handle(reservationCalls.getTodaysReservations, async ({ principal, publicUrl }) => {
      const rows = await listOwn(db, principal.person.userId, dayOf(clock.now()));
      return { result: 'OK', reservations: await present(rows, publicUrl) };
    }),

    handle(reservationCalls.getCompanyReservations, async ({ principal, input }) => {
      const reach = reachOf(principal, 'reservation.oversee', input.companyId);
      const { rows } = await listReservations(db, reach, { endsAfter: clock.now(), state: 'booked' });
      return { result: 'OK', reservations: rows.map((row) => presentOfCompany(row, clock.now())) };
    }),

    handle(reservationCalls.pageOfCompanyReservations, async ({ principal, input }) => {
      const { companyId, month, ...query } = input;
      const reach = reachOf(principal, 'reservation.oversee', companyId);
      const span = month === undefined ? undefined : monthOf(month);
      const { rows, total } = await listReservations(db, reach, { ...query, span });
      return { result: 'OK', rows: rows.map((row) => presentOfCompany(row, clock.now())), total };
    }),

    handle(reservationCalls.listReservations, async ({ principal, input, publicUrl }) => {
      const rows = await listOwn(db, principal.person.userId, monthOf(input.month));
      return { result: 'OK', reservations: await present(rows, publicUrl) };
    }),

    handle(reservationCalls.pageOfReservations, async ({ principal, input, publicUrl }) => {
      const { month, ...query } = input;
      const reach = reachOf(principal, 'reservation.make');
      const { rows, total } = await listReservations(db, reach, { ...query, span: monthOf(month) });
      return { result: 'OK', rows: await present(rows, publicUrl), total };
    }),

    handle(reservationCalls.getBusyRanges, async ({ input }) => {
      const fault = spanFault(input);
      if (fault) throw new Refusal('badInput', { faults: [{ field: 'end', fault }] });
      return { result: 'OK', events: takenByAll(await listTaken(db, input), seats) };
    }),
  ];
}
