import { can } from '@mukae/contract/access/access';
import { madeUpHost } from '@mukae/contract/domain/signage/madeUpLoginId';
import { and, asc, count, eq, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { type FirstOf, firstOfEach } from '#platform/db/firstOf';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { users } from '../accounts/accounts.tables';
import { characters } from '../characters/characters.tables';
import { companies } from '../companies/companies.tables';
import { stores } from '../stores/stores.tables';
import { signageOperators, signages } from './signages.tables';

type Signage = typeof signages.$inferSelect;

export interface SignageRow {
  signage: Signage;
  account: typeof users.$inferSelect;
  storeName: string | null;
  companyName: string;
  characterName: string | null;
}

export interface SignageQuery extends ListQuery<'name' | 'store' | 'createdAt'> {
  storeId?: number | undefined;
}

const isOperator = (db: Queryable, userId: number): SQL =>
  inArray(
    signages.id,
    db.select({ id: signageOperators.signageId }).from(signageOperators).where(eq(signageOperators.userId, userId)),
  );

const hasNoOperators = sql`not exists (
  select from ${signageOperators} where ${signageOperators.signageId} = ${signages.id}
)`;

/** The devices of a company are in its list; the signage of a web-reservation user is hers alone. */
const isDevice = isNull(signages.ownerId);

/** An operator's own are those she may answer. */
function within(db: Queryable, reach: Reach): SQL | undefined {
  switch (reach.kind) {
    case 'all':
      return isDevice;
    case 'company':
      return and(isDevice, eq(signages.companyId, reach.companyId));
    case 'own': {
      const { userId, companyId, role } = reach.person;
      if (can(role, 'reception.request')) return eq(signages.userId, userId);
      if (can(role, 'meeting.hold')) return eq(signages.ownerId, userId);
      const ofCompany = companyId === null ? sql`false` : eq(signages.companyId, companyId);
      return and(isDevice, ofCompany, or(isOperator(db, userId), hasNoOperators));
    }
  }
}

const signageRows = (db: Queryable) =>
  db
    .select({
      signage: signages,
      account: users,
      storeName: stores.name,
      companyName: companies.name,
      characterName: characters.name,
    })
    .from(signages)
    .innerJoin(users, eq(users.id, signages.userId))
    .innerJoin(companies, eq(companies.id, signages.companyId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(characters, eq(characters.id, users.characterId));

/** Nobody sees a login id that was made up, so nobody means it when she searches. */
const shownLoginId = sql<string>`case when ${like(users.loginId, `%${madeUpHost}`)} then '' else ${users.loginId} end`;

export async function listSignages(db: Queryable, reach: Reach, query: SignageQuery): Promise<Listed<SignageRow>> {
  const wanted = and(
    within(db, reach),
    query.storeId === undefined ? undefined : eq(users.storeId, query.storeId),
    containing(query.search, users.name, shownLoginId, stores.name),
  );
  const columns = { name: users.name, store: stores.name, createdAt: users.createdAt };
  const { limit, offset } = boundsOf(query);
  const rows = await signageRows(db)
    .where(wanted)
    .orderBy(...inOrder(query.sort ?? 'createdAt', columns, signages.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(signages)
    .innerJoin(users, eq(users.id, signages.userId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function findSignage(db: Queryable, reach: Reach, id: number | 'SELF'): Promise<SignageRow | undefined> {
  const [found] = await signageRows(db)
    .where(and(within(db, reach), id === 'SELF' ? undefined : eq(signages.id, id)))
    .limit(1);
  return found;
}

export async function insertSignage(tx: Transaction, signage: typeof signages.$inferInsert): Promise<number> {
  const [added] = await tx.insert(signages).values(signage).returning({ id: signages.id });
  if (!added) throw new Error('the signage was not added');
  return added.id;
}

export type Screen = Pick<Signage, 'width' | 'height' | 'isAvatarFilmed'>;

export const changeScreen = (tx: Transaction, id: number, change: Partial<Screen>) =>
  tx.update(signages).set(change).where(eq(signages.id, id));

/** The account of the signage that belongs to a web-reservation user. */
export async function ownSignageAccount(db: Queryable, ownerId: number): Promise<number | undefined> {
  const [found] = await db.select({ userId: signages.userId }).from(signages).where(eq(signages.ownerId, ownerId));
  return found?.userId;
}

/** The first signages of each store by name, and how many there are. */
export async function signagesOfStores(
  db: Queryable,
  storeIds: readonly number[],
  max: number,
): Promise<ReadonlyMap<number, FirstOf<{ id: number; name: string }>>> {
  if (storeIds.length === 0) return new Map();
  const ranked = db
    .select({
      storeId: users.storeId,
      id: signages.id,
      name: users.name,
      rank: sql<number>`row_number() over (partition by ${users.storeId} order by ${users.name}, ${signages.id})`.as(
        'rank',
      ),
      count: sql<number>`(count(*) over (partition by ${users.storeId}))::int`.as('count'),
    })
    .from(signages)
    .innerJoin(users, eq(users.id, signages.userId))
    .where(and(isDevice, inArray(users.storeId, [...storeIds])))
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.rank, max)).orderBy(asc(ranked.rank));
  return firstOfEach(
    rows,
    ({ storeId }) => storeId,
    ({ id, name }) => ({ id, name }),
  );
}

/** The devices of a company with the names that a table shows. */
export const devicesOfCompany = (db: Queryable, companyId: number): Promise<SignageRow[]> =>
  signageRows(db)
    .where(and(isDevice, eq(signages.companyId, companyId)))
    .orderBy(asc(signages.id));

export async function countDevices(db: Queryable, reach: Reach): Promise<number> {
  const [row] = await db.select({ total: count() }).from(signages).where(within(db, reach));
  return row?.total ?? 0;
}
