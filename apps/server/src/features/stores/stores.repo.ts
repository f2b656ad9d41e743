import type { Opening } from '@mukae/contract/domain/hours/opening';
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { companies } from '../companies/companies.tables';
import { stores } from './stores.tables';

export interface StoreRow extends Opening {
  id: number;
  companyId: number;
  name: string;
  companyName: string;
  version: number;
}

export type StoreQuery = ListQuery<'name' | 'createdAt'>;

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

const storeRows = (db: Queryable) =>
  db
    .select({
      id: stores.id,
      companyId: stores.companyId,
      name: stores.name,
      companyName: companies.name,
      openingHours: stores.openingHours,
      absenceWords: stores.absenceWords,
      absenceWordsEn: stores.absenceWordsEn,
      version: stores.version,
    })
    .from(stores)
    .innerJoin(companies, eq(companies.id, stores.companyId));

export async function listStores(db: Queryable, reach: Reach, query: StoreQuery): Promise<Listed<StoreRow>> {
  const wanted = and(within(reach), containing(query.search, stores.name));
  const { limit, offset } = boundsOf(query);
  const order = inOrder(query.sort ?? 'createdAt', { name: stores.name, createdAt: stores.createdAt }, stores.id);
  const rows = await storeRows(db)
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(stores).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function countStores(db: Queryable, reach: Reach): Promise<number> {
  const [row] = await db.select({ count: count() }).from(stores).where(within(reach));
  return row?.count ?? 0;
}

export async function findStore(db: Queryable, reach: Reach, id: number): Promise<StoreRow | undefined> {
  const [store] = await storeRows(db).where(and(within(reach), eq(stores.id, id)));
  return store;
}

/** The names of all stores of a company, for those who write them instead of choosing. */
export const storesOfCompany = (db: Queryable, companyId: number): Promise<{ id: number; name: string }[]> =>
  db.select({ id: stores.id, name: stores.name }).from(stores).where(eq(stores.companyId, companyId));

/** Whether a store of the company, other than the one that is meant, has the name. */
export async function hasStoreNamesake(
  db: Queryable,
  { id, companyId }: { id?: number; companyId: number },
  name: string,
): Promise<boolean> {
  const found = await db
    .select({ id: stores.id })
    .from(stores)
    .where(
      and(eq(stores.companyId, companyId), eq(stores.name, name), id === undefined ? undefined : ne(stores.id, id)),
    )
    .limit(1);
  return found.length > 0;
}

export async function addStore(tx: Transaction, store: typeof stores.$inferInsert): Promise<number> {
  const [added] = await tx.insert(stores).values(store).returning({ id: stores.id });
  if (!added) throw new Error('the store was not added');
  return added.id;
}

/** False when the row is no longer the one that its editor saw. */
export async function saveStore(
  tx: Transaction,
  id: number,
  change: Partial<typeof stores.$inferInsert>,
  seenVersion: number,
): Promise<boolean> {
  const changed = await tx
    .update(stores)
    .set({ ...change, version: seenVersion + 1 })
    .where(and(eq(stores.id, id), eq(stores.version, seenVersion)))
    .returning({ id: stores.id });
  return changed.length > 0;
}

export async function removeStore(tx: Transaction, id: number): Promise<boolean> {
  const removed = await tx.delete(stores).where(eq(stores.id, id)).returning({ id: stores.id });
  return removed.length > 0;
}
