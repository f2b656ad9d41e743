import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { reservations } from './reservations.tables';

/** A value, or where it stands in the statement. */
type Instant = Date | SQLWrapper;

interface WantedSeat {
  signageId: number | SQLWrapper;
  startsAt: Instant;
  endsAt: Instant;
  seatUntil: Instant;
}

const takenIn = (from: Instant, until: Instant, exceptId: number): SQL => sql`
  taken.cancelled_at is null and taken.id <> ${exceptId}
    and tstzrange(taken.starts_at, taken.seat_until) && tstzrange(${from}::timestamptz, ${until}::timestamptz)`;

/**
 * Seats without a reservation in that time; `exceptId`: which does not count itself. What was reserved while there were more of them
 * takes one of those that are left.
 */
export const freeSeats = (seats: number, from: Instant, until: Instant, exceptId = 0): SQL => sql`
  select seat from generate_series(1, ${seats}::int) as seat where not exists (
    select from ${reservations} as taken where taken.seat = seat.seat and ${takenIn(from, until, exceptId)}
  ) order by seat desc offset (
    select count(distinct taken.seat) from ${reservations} as taken
    where taken.seat > ${seats}::int and ${takenIn(from, until, exceptId)}
  )`;

type WantedSignage = Pick<WantedSeat, 'signageId' | 'startsAt' | 'endsAt'>;

export const signageTaken = ({ signageId, startsAt, endsAt }: WantedSignage, exceptId = 0): SQL => sql`exists (
  select from ${reservations} as taken
  where taken.cancelled_at is null and taken.signage_id = ${signageId} and taken.id <> ${exceptId}
    and tstzrange(taken.starts_at, taken.ends_at) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
)`;

/** Whether somebody could have it now. */
export const isSlotFree = (wanted: WantedSeat, seats: number): SQL =>
  sql`(exists (${freeSeats(seats, wanted.startsAt, wanted.seatUntil)}) and not ${signageTaken(wanted)})`;

export async function hasFreeSeat(
  db: Queryable,
  wanted: TimeSlot & { signageId: number; seatUntil: Date },
  seats: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${isSlotFree(wanted, seats)}`);
  return rows.length > 0;
}

interface HeldSeat {
  id: number;
  seat: number;
  signageId: number;
}

/** The seat for that time, of which the one that it had is the first choice; undefined: none is free. */
export async function findSeat(
  db: Queryable,
  { id, seat, signageId }: HeldSeat,
  slot: TimeSlot & { seatUntil: Date },
  seats: number,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ seat: number }>(sql`
    select free.seat from (${freeSeats(seats, slot.startsAt, slot.seatUntil, id)}) as free
    where not ${signageTaken({ ...slot, signageId }, id)}
    order by free.seat <> ${seat}, free.seat limit 1`);
  return rows[0]?.seat;
}
