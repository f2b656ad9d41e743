import { type BookingRules, usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { bookingRules } from './reservations.tables';

type KeptRules = BookingRules & { version: number };

/** Nothing was set: as if it had been set once, to the usual. */
const unset: KeptRules = { ...usualBookingRules, version: 1 };

export async function findRules(db: Queryable, companyId: number): Promise<KeptRules> {
  const [row] = await db.select().from(bookingRules).where(eq(bookingRules.companyId, companyId));
  return row ?? unset;
}

export async function saveRules(tx: Transaction, companyId: number, { version, ...rules }: KeptRules): Promise<void> {
  const next = { ...rules, version: version + 1 };
  await tx
    .insert(bookingRules)
    .values({ companyId, ...next })
    .onConflictDoUpdate({ target: bookingRules.companyId, set: next });
}
