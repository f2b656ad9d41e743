import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { reservations } from '../reservations/reservations.tables';

/** One of the company. */
export async function reservationToCorrect(db: Queryable, companyId: number, id: number) {
  const [reservation] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.companyId, companyId), eq(reservations.id, id)));
  return reservation;
}
