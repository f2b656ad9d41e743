import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import { answeringRoles } from '@mukae/contract/domain/account/role';
import { and, asc, count, eq, inArray, isNull, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { holdCompany } from '#features/companies';
import type { Reach } from '#platform/access/reach';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { type FirstOf, firstOfEach } from '#platform/db/firstOf';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { reserveId } from '#platform/db/reserveId';
import { companies } from '../companies/companies.tables';
import { stores } from '../stores/stores.tables';
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

export async function findUser(db: Queryable, reach: Reach, id: number): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(within(reach), eq(users.id, id)));
  return user;
}

/** Read again and held, so that nothing about the user changes until the transaction ends. */
export async function holdUser(tx: Transaction, id: number): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

export async function findByLoginId(db: Queryable, loginId: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.loginId})`, normaliseLoginId(loginId)));
  return user;
}

/** The first who have a character, people and screens alike, and how many there are. */
export async function characterHolders(db: Queryable, characterId: number, most: number): Promise<FirstOf<string>> {
  const holds = eq(users.characterId, characterId);
  const first = await db.select({ name: users.name }).from(users).where(holds).orderBy(asc(users.id)).limit(most);
  const [counted] = await db.select({ count: count() }).from(users).where(holds);
  return { first: first.map(({ name }) => name), count: counted?.count ?? 0 };
}

export const findByLoginIds = (db: Queryable, loginIds: readonly string[]): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(inArray(sql`lower(${users.loginId})`, ['', ...loginIds.map(normaliseLoginId)]));

export const peopleOfCompany = (db: Queryable, companyId: number): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), ne(users.role, 'signage')))
    .orderBy(asc(users.id));

export type PeopleSort = 'name' | 'kana' | 'loginId' | 'role' | 'company' | 'createdAt';

interface PeopleQuery extends ListQuery<PeopleSort> {
  storeId: number | undefined;
  roles: readonly User['role'][] | undefined;
  /** Whoever is shown names alone finds people by them alone. */
  searchesNamesOnly: boolean;
  isChannelUnused: boolean;
  only: readonly number[] | undefined;
  without: readonly number[] | undefined;
}

/** Somebody with the names of where she belongs. */
export interface ListedPerson {
  user: User;
  storeName: string | null;
  companyName: string | null;
}

/** As it is spoken; a name without its reading is read as it is written. */
const reading = sql<string>`coalesce(nullif(${users.kana}, ''), ${users.name})`;

/** People, without the signages that log in beside them. */
export async function listPeople(db: Queryable, reach: Reach, query: PeopleQuery): Promise<Listed<ListedPerson>> {
  const wanted = and(
    within(reach),
    ne(users.role, 'signage'),
    query.roles && inArray(users.role, [...query.roles]),
    query.storeId === undefined ? undefined : eq(users.storeId, query.storeId),
    query.isChannelUnused ? isNull(users.channelId) : undefined,
    query.only && inArray(users.id, [...query.only]),
    query.without && notInArray(users.id, [...query.without]),
    query.searchesNamesOnly
      ? containing(query.search, users.name)
      : containing(query.search, users.name, users.kana, users.loginId),
  );
  const { name, loginId, role, createdAt } = users;
  const columns = { name, kana: reading, loginId, role, company: companies.name, createdAt };
  const order = inOrder(query.sort ?? 'createdAt', columns, users.id);
  const { limit, offset } = boundsOf(query);
  const rows = await db
    .select({ user: users, storeName: stores.name, companyName: companies.name })
    .from(users)
    .leftJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(users).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export const reserveUserId = (db: Database): Promise<number> => reserveId(db, users);

/** Under an id of its own, or the one that was reserved. */
export async function addUser(tx: Transaction, user: NewUser & { id?: number }): Promise<number> {
  const [added] = await tx.insert(users).overridingSystemValue().values(user).returning({ id: users.id });
  if (!added) throw new Error('the user was not added');
  return added.id;
}

export const changeUser = (tx: Transaction, id: number, change: Partial<NewUser>) =>
  tx.update(users).set(change).where(eq(users.id, id));

/** What people edit, they edit as they saw it. False when the row is no longer that one. */
export async function saveUser(
  tx: Transaction,
  id: number,
  change: Partial<NewUser>,
  seenVersion: number,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ ...change, version: seenVersion + 1 })
    .where(and(eq(users.id, id), eq(users.version, seenVersion)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The first operators of each store by name, and how many there are. */
export async function operatorsOfStores(
  db: Queryable,
  storeIds: readonly number[],
  max: number,
): Promise<ReadonlyMap<number, FirstOf<{ userId: number; name: string }>>> {
  if (storeIds.length === 0) return new Map();
  const ranked = db
    .select({
      storeId: users.storeId,
      userId: users.id,
      name: users.name,
      rank: sql<number>`row_number() over (partition by ${users.storeId} order by ${users.name}, ${users.id})`.as(
        'rank',
      ),
      count: sql<number>`(count(*) over (partition by ${users.storeId}))::int`.as('count'),
    })
    .from(users)
    .where(and(inArray(users.storeId, [...storeIds]), eq(users.role, 'operator')))
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.rank, max)).orderBy(asc(ranked.rank));
  return firstOfEach(
    rows,
    ({ storeId }) => storeId,
    ({ userId, name }) => ({ userId, name }),
  );
}

/** Those who answer calls; of some people only, where `among` names them. */
export async function countOperators(db: Queryable, reach: Reach, among?: readonly number[]): Promise<number> {
  const isNamed = among && inArray(users.id, [...among]);
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(within(reach), inArray(users.role, [...answeringRoles]), isNamed));
  return row?.total ?? 0;
}

/** What was there; undefined when somebody else was faster. */
export async function removeUser(tx: Transaction, id: number): Promise<User | undefined> {
  const [removed] = await tx.delete(users).where(eq(users.id, id)).returning();
  return removed;
}

export async function hasUserNamesake(db: Queryable, companyId: number, name: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.name, name), ne(users.role, 'signage')))
    .limit(1);
  return found.length > 0;
}

/** Counted with the company locked, so that two administrators cannot give up the role at once. */
export async function countAdministrators(tx: Transaction, companyId: number): Promise<number> {
  await holdCompany(tx, companyId);
  const [row] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'companyAdmin')));
  return row?.count ?? 0;
}

/** Counted with all of them locked, so that two cannot remove each other at once. */
export async function countSystemAdministrators(tx: Transaction): Promise<number> {
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'systemAdmin')).for('update');
  return locked.length;
}

/** To whom what concerns a company is told. */
export const companyAdministrators = (db: Queryable, companyId: number): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(and(eq(users.role, 'companyAdmin'), eq(users.companyId, companyId)))
    .orderBy(asc(users.id));

export const systemAdministrators = (db: Queryable): Promise<User[]> =>
  db.select().from(users).where(eq(users.role, 'systemAdmin')).orderBy(asc(users.id));
