import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { Reach } from '../../platform/http/reach';
import { companies } from '../companies/companies.tables';
import { users } from './accounts.tables';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** systemAdmins belong to no company, so a company reaches none of them. */
function within(reach: Reach): SQL | undefined {
  switch (reach.kind) {
    case 'all':
      return undefined;
    case 'company':
      return eq(users.companyId, reach.companyId);
    case 'own':
      return eq(users.id, reach.person.userId);
  }
}

export async function findUser(db: Database, reach: Reach, id: number): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(within(reach), eq(users.id, id)));
  return user;
}

/** Read again and held, so that nothing about the user changes until the transaction ends. */
export async function holdUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

export async function findByLoginId(db: Database, loginId: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.loginId})`, normaliseLoginId(loginId)));
  return user;
}

/** People, without the signages that log in beside them. */
export const peopleWithin = (db: Database, reach: Reach): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(and(within(reach), ne(users.role, 'signage')))
    .orderBy(asc(users.id));

export async function addUser(db: Database, user: NewUser): Promise<number> {
  const [added] = await db.insert(users).values(user).returning({ id: users.id });
  if (!added) throw new Error('the user was not added');
  return added.id;
}

export const changeUser = (db: Database, id: number, change: Partial<NewUser>) =>
  db.update(users).set(change).where(eq(users.id, id));

/** Counted with the company locked, so that two administrators cannot give up the role at once. */
export async function countAdministrators(db: Database, companyId: number): Promise<number> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'companyAdmin')));
  return row?.count ?? 0;
}

export const systemAdministrators = (db: Database): Promise<User[]> =>
  db.select().from(users).where(eq(users.role, 'systemAdmin')).orderBy(asc(users.id));
