import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { signages } from '../signages/signages.tables';
import { reservations } from './reservations.tables';

/** A reservation and the account of its signage. */
const linked = (db: Queryable, reservationId: number) => {
  const { startsAt, endsAt, cancelledAt, linkVersion } = reservations;
  return db
    .select({ startsAt, endsAt, cancelledAt, linkVersion, signageUserId: signages.userId })
    .from(reservations)
    .innerJoin(signages, eq(signages.id, reservations.signageId))
    .where(eq(reservations.id, reservationId));
};

/** Undefined where the reservation or its signage is gone. */
export async function findLinked(db: Queryable, reservationId: number) {
  const [found] = await linked(db, reservationId);
  return found;
}

/** The same; until the transaction ends nobody changes it. */
export async function holdLinked(tx: Transaction, reservationId: number) {
  const [found] = await linked(tx, reservationId).for('share', { of: reservations });
  return found;
}
