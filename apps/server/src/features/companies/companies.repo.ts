import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { Refusal } from '#platform/refusals/refusal';
import { companies } from './companies.tables';

type Company = typeof companies.$inferSelect;
type CompanyQuery = ListQuery<'name' | 'createdAt'>;

export async function addCompany(tx: Transaction, company: typeof companies.$inferInsert): Promise<number> {
  const [added] = await tx.insert(companies).values(company).returning({ id: companies.id });
  if (!added) throw new Error('the company was not added');
  return added.id;
}

export async function findCompany(db: Queryable, id: number): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}

export async function refuseUnknownCompany(db: Queryable, reach: Reach): Promise<void> {
  if (reach.kind === 'company' && !(await findCompany(db, reach.companyId))) throw new Refusal('notFound');
}

/** What is added belongs to a company: the caller's, or the one that a caller without one has named. */
export async function companyIn(db: Queryable, reach: Reach): Promise<number> {
  if (reach.kind !== 'company') throw new Refusal('companyNeeded');
  await refuseUnknownCompany(db, reach);
  return reach.companyId;
}

/** Held until the transaction ends: whatever counts things of a company counts them one after another. */
export async function holdCompany(tx: Transaction, id: number): Promise<Company | undefined> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for('update');
  return company;
}

export async function listCompanies(db: Queryable, query: CompanyQuery): Promise<Listed<Company>> {
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

export async function companyNames(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const changeCompany = (tx: Transaction, id: number, change: Partial<typeof companies.$inferInsert>) =>
  tx
    .update(companies)
    .set({ ...change, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, id));

/** Without a new version: it is kept beside the form, and who is filling that in has still seen all of it. */
export const setCompanyLogo = (tx: Transaction, id: number, logo: string | null) =>
  tx.update(companies).set({ logo }).where(eq(companies.id, id));
