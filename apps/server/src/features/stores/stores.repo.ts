import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { Reach } from '../../platform/http/reach';
import { companies } from '../companies/companies.tables';
import { stores } from './stores.tables';

export interface StoreRow {
  id: number;
  name: string;
  companyName: string;
}

/** Who has no store of her own sees none. */
function within(reach: Reach): SQL | undefined {
  switch (reach.kind) {
    case 'all':
      return undefined;
    case 'company':
      return eq(stores.companyId, reach.companyId);
    case 'own':
      return reach.person.storeId === null ? sql`false` : eq(stores.id, reach.person.storeId);
  }
}

const storeRows = (db: Database) =>
  db
    .select({ id: stores.id, name: stores.name, companyName: companies.name })
    .from(stores)
    .innerJoin(companies, eq(companies.id, stores.companyId));

export const storesWithin = (db: Database, reach: Reach): Promise<StoreRow[]> =>
  storeRows(db).where(within(reach)).orderBy(asc(stores.id));

export async function findStore(db: Database, reach: Reach, id: number): Promise<StoreRow | undefined> {
  const [store] = await storeRows(db).where(and(within(reach), eq(stores.id, id)));
  return store;
}

export async function addStore(db: Database, store: typeof stores.$inferInsert): Promise<number> {
  const [added] = await db.insert(stores).values(store).returning({ id: stores.id });
  if (!added) throw new Error('the store was not added');
  return added.id;
}
