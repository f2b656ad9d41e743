import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { and, asc, count, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';
import { signages } from '../signages/signages.tables';
import { bookingRules, reservations, waitingList } from './reservations.tables';
import { isSlotFree } from './seats.repo';

export async function addWaiting(tx: Transaction, row: typeof waitingList.$inferInsert): Promise<number> {
  const [added] = await tx.insert(waitingList).values(row).returning({ id: waitingList.id });
  if (!added) throw new Error('it is not waited for');
  return added.id;
}

/** Undefined: she does not wait for it. */
export async function findWaiting(
  db: Queryable,
  userId: number,
  { startsAt, endsAt }: TimeSlot,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(eq(waitingList.userId, userId), eq(waitingList.startsAt, startsAt), eq(waitingList.endsAt, endsAt)));
  return found?.id;
}

export async function countWaiting(db: Queryable, userId: number): Promise<number> {
  const [counted] = await db.select({ waiting: count() }).from(waitingList).where(eq(waitingList.userId, userId));
  return counted?.waiting ?? 0;
}

export const listWaiting = (db: Queryable, userId: number, now: Date): Promise<(TimeSlot & { id: number })[]> =>
  db
    .select({ id: waitingList.id, startsAt: waitingList.startsAt, endsAt: waitingList.endsAt })
    .from(waitingList)
    .where(and(eq(waitingList.userId, userId), gt(waitingList.startsAt, now)))
    .orderBy(asc(waitingList.startsAt), asc(waitingList.id));

/** False: there was none. */
export async function removeWaiting(db: Queryable, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(waitingList)
    .where(and(eq(waitingList.id, id), eq(waitingList.userId, userId)))
    .returning({ id: waitingList.id });
  return removed.length > 0;
}

const bufferMinutes = sql`coalesce(${bookingRules.bufferMinutes}, ${usualBookingRules.bufferMinutes})`;

interface Round {
  seats: number;
  /** Which of them was the last that was seen before. */
  after: number;
  max: number;
}

/** Those whose time has become free by now; who waited longest comes first. */
export async function freeWaiting(db: Queryable, now: Date, { seats, after, max }: Round) {
  const { startsAt, endsAt } = waitingList;
  const seatUntil = sql`(${endsAt} + ${bufferMinutes} * interval '1 minute')`;
  const rows = await db
    .select({ waiting: waitingList, mail: users.loginId, rules: bookingRules })
    .from(waitingList)
    .innerJoin(users, eq(users.id, waitingList.userId))
    .innerJoin(signages, eq(signages.ownerId, waitingList.userId))
    .leftJoin(bookingRules, eq(bookingRules.companyId, waitingList.companyId))
    .where(
      and(
        gt(waitingList.id, after),
        gt(startsAt, now),
        isSlotFree({ signageId: signages.id, startsAt, endsAt, seatUntil }, seats),
      ),
    )
    .orderBy(asc(waitingList.id))
    .limit(max);
  return rows.map(({ rules, ...row }) => ({ ...row, rules: rules ?? usualBookingRules }));
}

/** Who waits in vain, for a time that has come, or for one that she has reserved herself meanwhile. */
export const forgetSettled = (db: Queryable, now: Date) =>
  db.delete(waitingList).where(
    or(
      lte(waitingList.startsAt, now),
      sql`exists (
        select from ${reservations} as own
        where own.user_id = ${waitingList.userId} and own.cancelled_at is null
          and own.starts_at <= ${waitingList.startsAt} and own.ends_at >= ${waitingList.endsAt}
      )`,
    ),
  );
