import type { Opening } from '@mukae/contract/domain/hours/opening';
import { eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { users } from '../../accounts/accounts.tables';
import { companies } from '../../companies/companies.tables';
import { stores } from '../../stores/stores.tables';
import { signageSightings, signages } from '../signages.tables';
import { toldOutages } from './health.tables';

/** A device that was connected before. */
export interface SeenDevice {
  id: number;
  name: string;
  storeName: string | null;
  seenAt: Date;
  /** When its administrators were told that it is away; null: they were not, or know that it is back. */
  toldAt: Date | null;
  company: { id: number; mailsWhenAway: boolean; awayMailAfter: number } & Opening;
  storeOpening: Opening | null;
}

export const seenDevices = (db: Queryable): Promise<SeenDevice[]> =>
  db
    .select({
      id: signages.id,
      name: users.name,
      storeName: stores.name,
      seenAt: signageSightings.seenAt,
      toldAt: toldOutages.toldAt,
      company: {
        id: companies.id,
        mailsWhenAway: companies.mailsWhenAway,
        awayMailAfter: companies.awayMailAfter,
        absenceWords: companies.absenceWords,
        absenceWordsEn: companies.absenceWordsEn,
        openingHours: companies.openingHours,
      },
      storeOpening: {
        // What is never null comes first: a joined object whose first column is null is taken for none at all.
        absenceWords: stores.absenceWords,
        absenceWordsEn: stores.absenceWordsEn,
        openingHours: stores.openingHours,
      },
    })
    .from(signages)
    .innerJoin(signageSightings, eq(signageSightings.signageId, signages.id))
    .innerJoin(users, eq(users.id, signages.userId))
    .innerJoin(companies, eq(companies.id, signages.companyId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(toldOutages, eq(toldOutages.signageId, signages.id))
    .where(isNull(signages.ownerId))
    .orderBy(signages.id);

/** Of these, those of which nobody was told before: who else tells of them at the same time is too late. */
export async function noteTold(tx: Transaction, ids: readonly number[], toldAt: Date): Promise<number[]> {
  const noted = await tx
    .insert(toldOutages)
    .values(ids.map((signageId) => ({ signageId, toldAt })))
    .onConflictDoNothing()
    .returning({ id: toldOutages.signageId });
  return noted.map(({ id }) => id);
}

/** Of these, those of which somebody was told. */
export async function forgetTold(db: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const forgotten = await db
    .delete(toldOutages)
    .where(inArray(toldOutages.signageId, [...ids]))
    .returning({ id: toldOutages.signageId });
  return forgotten.map(({ id }) => id);
}
