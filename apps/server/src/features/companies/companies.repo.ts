import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { companies } from './companies.tables';

export type Company = typeof companies.$inferSelect;

export async function addCompany(db: Database, company: typeof companies.$inferInsert): Promise<number> {
  const [added] = await db.insert(companies).values(company).returning({ id: companies.id });
  if (!added) throw new Error('the company was not added');
  return added.id;
}

export async function findCompany(db: Database, id: number): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}
