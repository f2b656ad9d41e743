import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, not, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#platform/db/database';
import type { ReservationRow } from './reservations.repo';
import { type ReservationDeed, reservationEvents, reservations } from './reservations.tables';

interface Deed {
  deed: ReservationDeed;
  /** Of a move, from when to when it was before; of an end, as its reader knew it. */
  slot?: TimeSlot;
  /** Empty: she is not told. */
  guestMail: string;
  ownerMail: string;
  now: Date;
}

export const noteDeed = (tx: Transaction, reservationId: number, { deed, slot, guestMail, ownerMail, now }: Deed) =>
  tx.insert(reservationEvents).values({
    reservationId,
    deed,
    startedAt: slot?.startsAt ?? null,
    endedAt: slot?.endsAt ?? null,
    guestMail,
    ownerMail,
    happenedAt: now,
    dueAt: now,
  });

const isUntold = isNull(reservationEvents.toldAt);
const isNoEnd = notInArray(reservationEvents.deed, ['cancelled', 'uninvited']);

type Event = typeof reservationEvents.$inferSelect;
type Held = Pick<ReservationRow, 'id' | 'guestMail'> & TimeSlot;

const momentOf = (instant: Date | null): number => instant?.getTime() ?? 0;

/**
 * The slot that somebody knows who is not told what was taken back; undefined: none, for she had not even heard that there is a reservation.
 * Mails tell the slot as it is when they are written: a move before the last of them is known.
 */
function knownSlot(taken: readonly Event[], told: readonly Event[], { startsAt, endsAt }: Held): TimeSlot | undefined {
  if (taken.some(({ deed }) => deed === 'booked')) return undefined;
  const lastTold = Math.max(...told.map(({ toldAt }) => momentOf(toldAt)));
  const [unknown] = taken
    .filter(({ deed, happenedAt }) => deed === 'moved' && momentOf(happenedAt) >= lastTold)
    .toSorted((one, other) => one.id - other.id);
  return unknown?.startedAt && unknown.endedAt
    ? { startsAt: unknown.startedAt, endsAt: unknown.endedAt }
    : { startsAt, endsAt };
}

const eventsTold = (tx: Transaction, { id }: Held): Promise<Event[]> =>
  tx
    .select()
    .from(reservationEvents)
    .where(and(eq(reservationEvents.reservationId, id), isNotNull(reservationEvents.toldAt)));

/**
 * A guest who is none any more does not hear what she was not told yet: it would have the link of whoever is one now. Answers with the
 * slot that she knows.
 */
export async function takeBackFromGuest(tx: Transaction, held: Held): Promise<TimeSlot | undefined> {
  const isHers = ({ guestMail }: Event): boolean => guestMail === held.guestMail;
  const taken = await tx
    .update(reservationEvents)
    .set({ guestMail: '' })
    .where(
      and(
        eq(reservationEvents.reservationId, held.id),
        eq(reservationEvents.guestMail, held.guestMail),
        isUntold,
        isNoEnd,
      ),
    )
    .returning();
  return knownSlot(taken, (await eventsTold(tx, held)).filter(isHers), held);
}

/** Nobody hears any more what was not told yet of a reservation that is cancelled. Answers with the slot that each knows. */
export async function takeBackFromAll(
  tx: Transaction,
  held: Held,
  now: Date,
): Promise<Readonly<Record<'owner' | 'guest', TimeSlot | undefined>>> {
  const taken = await tx
    .update(reservationEvents)
    .set({ toldAt: now })
    .where(and(eq(reservationEvents.reservationId, held.id), isUntold, isNoEnd))
    .returning();
  const takenIds = new Set(taken.map(({ id }) => id));
  const told = (await eventsTold(tx, held)).filter(({ id }) => !takenIds.has(id));
  const knownBy = (isHers: (event: Event) => boolean) => knownSlot(taken.filter(isHers), told.filter(isHers), held);
  return {
    owner: knownBy(({ ownerMail }) => ownerMail !== ''),
    guest: knownBy(({ guestMail }) => guestMail === held.guestMail),
  };
}

export type UntoldDeed = Event & { reservation: ReservationRow };

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
