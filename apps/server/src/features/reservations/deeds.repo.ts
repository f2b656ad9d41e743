import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { and, asc, eq, exists, inArray, isNull, lt, lte, not, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#platform/db/database';
import type { ReservationRow } from './reservations.repo';
import { type reservationDeeds, reservationEvents, reservations } from './reservations.tables';

interface Deed {
  deed: (typeof reservationDeeds)[number];
  before?: TimeSlot;
  /** Empty: she is not told. */
  guestMail: string;
  ownerMail: string;
  now: Date;
}

export const noteDeed = (tx: Transaction, reservationId: number, { deed, before, guestMail, ownerMail, now }: Deed) =>
  tx.insert(reservationEvents).values({
    reservationId,
    deed,
    startedAt: before?.startsAt ?? null,
    endedAt: before?.endsAt ?? null,
    guestMail,
    ownerMail,
    happenedAt: now,
    dueAt: now,
  });

const isUntold = isNull(reservationEvents.toldAt);
const isNoEnd = notInArray(reservationEvents.deed, ['cancelled', 'uninvited']);

interface TakenBack {
  /** Whether she had not even heard yet that she is invited. */
  wasUnheardOf: boolean;
}

/** A guest who is none any more does not hear what she was not told yet: it would have the link of whoever is one now. */
export async function takeBackFromGuest(
  tx: Transaction,
  { id, guestMail }: Pick<ReservationRow, 'id' | 'guestMail'>,
): Promise<TakenBack> {
  const taken = await tx
    .update(reservationEvents)
    .set({ guestMail: '' })
    .where(and(eq(reservationEvents.reservationId, id), eq(reservationEvents.guestMail, guestMail), isUntold, isNoEnd))
    .returning({ deed: reservationEvents.deed });
  return { wasUnheardOf: taken.some(({ deed }) => deed === 'booked') };
}

/** Nobody hears any more what was not told yet of a reservation that is cancelled. */
export async function takeBackFromAll(
  tx: Transaction,
  { id, guestMail }: Pick<ReservationRow, 'id' | 'guestMail'>,
  now: Date,
): Promise<TakenBack> {
  const taken = await tx
    .update(reservationEvents)
    .set({ toldAt: now })
    .where(and(eq(reservationEvents.reservationId, id), isUntold, isNoEnd))
    .returning({ deed: reservationEvents.deed, to: reservationEvents.guestMail });
  return { wasUnheardOf: taken.some(({ deed, to }) => deed === 'booked' && to === guestMail) };
}

export type UntoldDeed = typeof reservationEvents.$inferSelect & { reservation: ReservationRow };

/** The next that is to be told; nobody else tells it meanwhile, and none overtakes an earlier one of its reservation. */
export async function holdUntoldDeed(tx: Transaction, now: Date): Promise<UntoldDeed | undefined> {
  const earlier = alias(reservationEvents, 'earlier');
  const earlierUntold = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.reservationId, reservationEvents.reservationId),
        lt(earlier.id, reservationEvents.id),
        isNull(earlier.toldAt),
      ),
    );
  const [event] = await tx
    .select()
    .from(reservationEvents)
    .where(and(isUntold, lte(reservationEvents.dueAt, now), not(exists(earlierUntold))))
    .orderBy(asc(reservationEvents.dueAt), asc(reservationEvents.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!event) return undefined;
  const [reservation] = await tx.select().from(reservations).where(eq(reservations.id, event.reservationId));
  return reservation && { ...event, reservation };
}

export const markTold = (tx: Transaction, id: number, toldAt: Date) =>
  tx.update(reservationEvents).set({ toldAt }).where(eq(reservationEvents.id, id));

export const postponeDeed = (db: Database, id: number, dueAt: Date) =>
  db.update(reservationEvents).set({ dueAt }).where(eq(reservationEvents.id, id));

/** All of a company that are due. It waits for none that somebody else holds: two that hold several would wait for ever. */
export const postponeDeedsOf = (db: Database, companyId: number, now: Date, dueAt: Date) =>
  db
    .update(reservationEvents)
    .set({ dueAt })
    .where(
      inArray(
        reservationEvents.id,
        db
          .select({ id: reservationEvents.id })
          .from(reservationEvents)
          .innerJoin(reservations, eq(reservations.id, reservationEvents.reservationId))
          .where(and(eq(reservations.companyId, companyId), isUntold, lte(reservationEvents.dueAt, now)))
          .for('update', { of: reservationEvents, skipLocked: true }),
      ),
    );
