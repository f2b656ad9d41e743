import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { companies } from '../companies/companies.tables';
import { stores } from './stores.tables';

export interface StoreRow {
  id: number;
  name: string;
  companyName: string;
}

/** Which stores a caller may see. */
export type StoreReach = { company: number } | { store: number } | 'all';

const within = (reach: StoreReach): SQL | undefined => {
  if (reach === 'all') return undefined;
  return 'company' in reach ? eq(stores.companyId, reach.company) : eq(stores.id, reach.store);
};

const storeRows = (db: Database) =>
  db
    .select({ id: stores.id, name: stores.name, companyName: companies.name })
    .from(stores)
    .innerJoin(companies, eq(companies.id, stores.companyId));

export const storesWithin = (db: Database, reach: StoreReach): Promise<StoreRow[]> =>
  storeRows(db).where(within(reach)).orderBy(asc(stores.id));

export async function findStore(db: Database, reach: StoreReach, id: number): Promise<StoreRow | undefined> {
  const [store] = await storeRows(db).where(and(within(reach), eq(stores.id, id)));
  return store;
}

export async function addStore(db: Database, store: typeof stores.$inferInsert): Promise<number> {
  const [added] = await db.insert(stores).values(store).returning({ id: stores.id });
  if (!added) throw new Error('the store was not added');
  return added.id;
}
