import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { and, asc, count, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import type { OnceMark } from '#platform/once/once';
import { addedOnce } from '#platform/once/once.tables';
import { companies } from '../companies/companies.tables';
import { heldBooker } from './bookers.repo';
import { reservationEvents, reservations } from './reservations.tables';
import { freeSeats, signageTaken } from './seats.repo';

export type ReservationRow = typeof reservations.$inferSelect;

const withinReach = (reach: Reach): SQL | undefined => {
  if (reach.kind === 'own') return eq(reservations.userId, reach.person.userId);
  return reach.kind === 'company' ? eq(reservations.companyId, reach.companyId) : undefined;
};

const isBooked = isNull(reservations.cancelledAt);

export async function findReservation(db: Queryable, reach: Reach, id: number): Promise<ReservationRow | undefined> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), withinReach(reach)));
  return row;
}

/** Whoever changes one does so one after the other. */
export async function holdReservation(tx: Transaction, reach: Reach, id: number): Promise<ReservationRow | undefined> {
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), withinReach(reach)))
    .for('update');
  return row;
}

export const listOwn = (db: Queryable, userId: number, { startsAt, endsAt }: TimeSlot): Promise<ReservationRow[]> =>
  db
    .select()
    .from(reservations)
    .where(
      and(eq(reservations.userId, userId), gte(reservations.startsAt, startsAt), lt(reservations.startsAt, endsAt)),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id));

interface ReservationQuery extends ListQuery<'startsAt' | 'number' | 'userName' | 'title'> {
  span?: TimeSlot | undefined;
  state?: 'booked' | 'cancelled' | undefined;
  /** Not those that are over by then. */
  endsAfter?: Date | undefined;
}

const inState = (state: ReservationQuery['state']): SQL | undefined =>
  state && (state === 'booked' ? isBooked : isNotNull(reservations.cancelledAt));

/** As people write it. */
const writtenNumber = sql`'R-' || lpad(${reservations.id}::text, greatest(6, length(${reservations.id}::text)), '0')`;

export type ReservationOfCompany = ReservationRow & { companyName: string };

export async function listReservations(
  db: Queryable,
  reach: Reach,
  query: ReservationQuery,
): Promise<Listed<ReservationOfCompany>> {
  const { span, state, endsAfter, search } = query;
  const wanted = and(
    withinReach(reach),
    span && and(gte(reservations.startsAt, span.startsAt), lt(reservations.startsAt, span.endsAt)),
    endsAfter && gt(reservations.endsAt, endsAfter),
    inState(state),
    containing(search, reservations.title, reservations.userName, reservations.guestMail, writtenNumber),
  );
  const { limit, offset } = boundsOf(query);
  const order = {
    startsAt: reservations.startsAt,
    number: reservations.id,
    userName: reservations.userName,
    title: reservations.title,
  };
  const rows = await db
    .select({ ...getTableColumns(reservations), companyName: companies.name })
    .from(reservations)
    .innerJoin(companies, eq(companies.id, reservations.companyId))
    .where(wanted)
    .orderBy(...inOrder(query.sort ?? 'startsAt', order, reservations.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(reservations).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** Of all companies, as far as it takes a seat; the seat rests after the end. Asked as the index of the constraint knows it. */
export const listTaken = (db: Queryable, { startsAt, endsAt }: TimeSlot): Promise<TimeSlot[]> =>
  db
    .select({ startsAt: reservations.startsAt, endsAt: reservations.seatUntil })
    .from(reservations)
    .where(
      and(
        isBooked,
        sql`tstzrange(${reservations.startsAt}, ${reservations.seatUntil}) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`,
      ),
    )
    .orderBy(asc(reservations.startsAt));

type NewReservation = Omit<typeof reservations.$inferInsert, 'id' | 'seat' | 'userId'> & {
  userId: number;
  ownerMail: string;
};

/** Or why not: no seat is free, she is not who reserves on that signage any more, or else somebody was faster. */
type Booking = { id: number } | { isFree: boolean; mayBook: boolean };

/**
 * One statement: the seat, the reservation, and what is to be told of it. Where two want the same, the database lets one of them have it;
 * the other waits for that, and writes nothing.
 */
export async function bookFreeSeat(
  db: Queryable,
  { ownerMail, ...row }: NewReservation,
  seats: number,
  mark?: OnceMark,
): Promise<Booking> {
  const marked = mark
    ? sql`, marked as (
        insert into ${addedOnce} (id, content, added_id, at)
        select ${mark.id}, ${mark.content}, id, ${mark.at}::timestamptz from booked
      )`
    : sql``;
  const { startsAt, endsAt, seatUntil, signageId } = row;
  const { rows } = await db.execute<{ isFree: boolean; mayBook: boolean; id: string | null }>(sql`
    with free as (
      select free.seat from (${freeSeats(seats, startsAt, seatUntil)}) as free
      where not ${signageTaken({ signageId, startsAt, endsAt })} order by free.seat limit 1
    ), booker as (${heldBooker(row.userId, signageId, sql`exists (select from free)`)}), booked as (
      insert into ${reservations} (company_id, user_id, user_name, signage_id, character_id, title, starts_at, ends_at, seat_until,
        guest_mail, fee_rate, language, public_url, created_at, seat)
      select ${row.companyId}::bigint, ${row.userId}::bigint, ${row.userName}, ${signageId}::bigint, ${row.characterId}::bigint, ${row.title},
        ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${seatUntil}::timestamptz, ${row.guestMail}, ${row.feeRate}::int, ${row.language},
        ${row.publicUrl}, ${row.createdAt}::timestamptz, seat from free, booker
      on conflict do nothing returning id
    ), noted as (
      insert into ${reservationEvents} (reservation_id, deed, guest_mail, owner_mail, happened_at, due_at)
      select id, 'booked', ${row.guestMail}, ${ownerMail}, ${row.createdAt}::timestamptz, ${row.createdAt}::timestamptz from booked
    )${marked}
    select exists (select from free) as "isFree", exists (select from booker) as "mayBook", (select id from booked) as id`);
  const [{ id, ...why } = { id: null, isFree: false, mayBook: false }] = rows;
  return id === null ? why : { id: Number(id) };
}

/** Who moves what is reserved does so one after the other: two that wanted one another's place would wait for ever. */
export const takeTurnToMove = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('moving reservations'))`);

type Change = Partial<Omit<typeof reservations.$inferInsert, 'id'>>;

export const changeReservationRow = (tx: Transaction, { id, version }: ReservationRow, change: Change) =>
  tx
    .update(reservations)
    .set({ ...change, version: version + 1 })
    .where(eq(reservations.id, id));

/** The reservation that makes this moment hers. */
export async function findMeeting(
  db: Queryable,
  who: { userId: number; signageId: number },
  now: Date,
): Promise<ReservationRow | undefined> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(
      and(
        isBooked,
        eq(reservations.userId, who.userId),
        eq(reservations.signageId, who.signageId),
        lte(reservations.startsAt, now),
        gt(reservations.endsAt, now),
      ),
    );
  return row;
}

/** Those that go on at this moment. */
export const listRunning = (db: Queryable, now: Date): Promise<ReservationRow[]> =>
  db
    .select()
    .from(reservations)
    .where(and(isBooked, lte(reservations.startsAt, now), gt(reservations.endsAt, now)));

export const noteGuest = (db: Queryable, reservationId: number, now: Date) =>
  db
    .update(reservations)
    .set({ guestCameAt: now })
    .where(and(eq(reservations.id, reservationId), isNull(reservations.guestCameAt)));

/** Those of a user that are not over. */
const ahead = (userId: number, now: Date): SQL | undefined =>
  and(isBooked, eq(reservations.userId, userId), gt(reservations.endsAt, now));

export const listAhead = (db: Queryable, userId: number, now: Date): Promise<ReservationRow[]> =>
  db.select().from(reservations).where(ahead(userId, now)).orderBy(asc(reservations.startsAt));

/** The same; until the transaction ends nobody changes them. */
export const holdAhead = (tx: Transaction, userId: number, now: Date): Promise<ReservationRow[]> =>
  tx.select().from(reservations).where(ahead(userId, now)).orderBy(asc(reservations.id)).for('update');

export async function countAhead(db: Queryable, userId: number, now: Date): Promise<number> {
  const [counted] = await db.select({ ahead: count() }).from(reservations).where(ahead(userId, now));
  return counted?.ahead ?? 0;
}
