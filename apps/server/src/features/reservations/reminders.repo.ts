import { meetingRules } from '@mukae/contract/domain/reservation/reservation';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import type { ReservationRow } from './reservations.repo';
import { reservations } from './reservations.tables';

/** One that begins soon, was reserved before that, and of whose start nobody was reminded. */
export async function holdUnreminded(tx: Transaction, now: Date): Promise<ReservationRow | undefined> {
  const ahead = sql`${`${meetingRules.remindMs} milliseconds`}::interval`;
  const [row] = await tx
    .select()
    .from(reservations)
    .where(
      and(
        isNull(reservations.cancelledAt),
        isNull(reservations.remindedAt),
        gt(reservations.startsAt, now),
        lte(reservations.startsAt, new Date(now.getTime() + meetingRules.remindMs)),
        sql`${reservations.createdAt} < ${reservations.startsAt} - ${ahead}`,
      ),
    )
    .orderBy(asc(reservations.startsAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export const noteReminded = (db: Queryable, id: number, remindedAt: Date) =>
  db.update(reservations).set({ remindedAt }).where(eq(reservations.id, id));
