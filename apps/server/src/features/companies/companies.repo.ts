import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { Refusal } from '#platform/refusals/refusal';
import { companies } from './companies.tables';

export type Company = typeof companies.$inferSelect;
export type CompanyQuery = ListQuery<'name' | 'createdAt'>;

export async function addCompany(db: Database, company: typeof companies.$inferInsert): Promise<number> {
  const [added] = await db.insert(companies).values(company).returning({ id: companies.id });
  if (!added) throw new Error('the company was not added');
  return added.id;
}

export async function findCompany(db: Database, id: number): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}

export async function refuseUnknownCompany(db: Database, reach: Reach): Promise<void> {
  if (reach.kind === 'company' && !(await findCompany(db, reach.companyId))) throw new Refusal('notFound');
}

/** What is added belongs to a company: the caller's, or the one that a caller without one has named. */
export async function companyIn(db: Database, reach: Reach): Promise<number> {
  if (reach.kind !== 'company') throw new Refusal('companyNeeded');
  await refuseUnknownCompany(db, reach);
  return reach.companyId;
}

/** Held until the transaction ends: whatever counts things of a company counts them one after another. */
export async function holdCompany(db: Database, id: number): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id)).for('update');
  return company;
}

export async function listCompanies(db: Database, query: CompanyQuery): Promise<Listed<Company>> {
  const wanted = containing(query.search, companies.name);
  const { limit, offset } = boundsOf(query);
  const order = inOrder(query.sort ?? 'name', { name: companies.name, createdAt: companies.createdAt }, companies.id);
  const rows = await db
    .select()
    .from(companies)
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(companies).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function companyNames(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const changeCompany = (db: Database, id: number, change: Partial<typeof companies.$inferInsert>) =>
  db
    .update(companies)
    .set({ ...change, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, id));
