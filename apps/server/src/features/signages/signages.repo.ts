import { can } from '@mukae/contract/access/access';
import type { Opening } from '@mukae/contract/domain/hours/opening';
import { madeUpHost } from '@mukae/contract/domain/signage/madeUpLoginId';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { type SignageStanding, standingOf, standings } from '@mukae/contract/domain/signage/standing';
import { and, asc, count, eq, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { type FirstOf, firstOfEach } from '#platform/db/firstOf';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { Refusal } from '#platform/refusals/refusal';
import { users } from '../accounts/accounts.tables';
import { characters } from '../characters/characters.tables';
import { companies } from '../companies/companies.tables';
import { stores } from '../stores/stores.tables';
import { signageOperators, signageSightings, signages } from './signages.tables';

export type Signage = typeof signages.$inferSelect;

export interface SignageRow {
  signage: Signage;
  account: typeof users.$inferSelect;
  storeName: string | null;
  /** Null without a store. */
  storeOpening: Opening | null;
  company: typeof companies.$inferSelect;
  characterName: string | null;
  seenAt: Date | null;
}

export interface SignageQuery extends ListQuery<'urgency' | 'name' | 'store' | 'company' | 'createdAt'> {
  storeId?: number | undefined;
  standing?: SignageStanding | undefined;
  /** Only these. */
  among?: readonly number[] | undefined;
}

/** What the devices are doing that are, or were, at a desk. */
export type KnownStatuses = ReadonlyMap<number, DeviceStatus>;

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
export function signagesWithin(db: Queryable, reach: Reach): SQL | undefined {
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
      storeOpening: {
        // What is never null comes first: a joined object whose first column is null is taken for none at all.
        absenceWords: stores.absenceWords,
        absenceWordsEn: stores.absenceWordsEn,
        openingHours: stores.openingHours,
      },
      company: companies,
      characterName: characters.name,
      seenAt: signageSightings.seenAt,
    })
    .from(signages)
    .innerJoin(users, eq(users.id, signages.userId))
    .innerJoin(companies, eq(companies.id, signages.companyId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(characters, eq(characters.id, users.characterId))
    .leftJoin(signageSightings, eq(signageSightings.signageId, signages.id));

/** Nobody sees a login id that was made up, so nobody means it when she searches. */
const shownLoginId = sql<string>`case when ${like(users.loginId, `%${madeUpHost}`)} then '' else ${users.loginId} end`;

/** The place of a signage among the standings, as `standingOf` tells it of one. */
function urgencyAmong(known: KnownStatuses): SQL<number> {
  const placeOf = (standing: SignageStanding) => sql.raw(String(standings.indexOf(standing)));
  const there = [...known].filter(([, status]) => status !== 'Logout');
  const cases = standings.map((standing) => {
    const ids = there.filter(([, status]) => standingOf(status, true) === standing).map(([id]) => id);
    return sql`when ${inArray(signages.id, ids)} then ${placeOf(standing)}`;
  });
  const isNew = isNull(signageSightings.seenAt);
  return sql`case ${sql.join(cases, sql` `)} when ${isNew} then ${placeOf('unpaired')} else ${placeOf('away')} end`;
}

export async function listSignages(
  db: Queryable,
  reach: Reach,
  query: SignageQuery,
  known: KnownStatuses,
): Promise<Listed<SignageRow>> {
  const urgency = urgencyAmong(known);
  const wanted = and(
    signagesWithin(db, reach),
    query.standing && sql`${urgency} = ${sql.raw(String(standings.indexOf(query.standing)))}`,
    query.among && inArray(signages.id, [...query.among]),
    query.storeId === undefined ? undefined : eq(users.storeId, query.storeId),
    containing(query.search, users.name, shownLoginId, stores.name),
  );
  const { name, createdAt } = users;
  const columns = { urgency, name, store: stores.name, company: companies.name, createdAt };
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
    .leftJoin(signageSightings, eq(signageSightings.signageId, signages.id))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function findSignage(db: Queryable, reach: Reach, id: number | 'SELF'): Promise<SignageRow | undefined> {
  const [found] = await signageRows(db)
    .where(and(signagesWithin(db, reach), id === 'SELF' ? undefined : eq(signages.id, id)))
    .limit(1);
  return found;
}

/** These, in the order of their ids, and nobody else changes what they show meanwhile; those that are gone are missing. */
export const holdSignages = (tx: Transaction, ids: readonly number[]): Promise<Signage[]> =>
  tx
    .select()
    .from(signages)
    .where(inArray(signages.id, [...ids]))
    .orderBy(asc(signages.id))
    .for('no key update');

/** One of them. What is changed of a signage is changed after this, so that nobody waits for one another. */
export async function holdSignage(tx: Transaction, id: number): Promise<Signage> {
  const [held] = await holdSignages(tx, [id]);
  if (!held) throw new Refusal('notFound');
  return held;
}

export async function insertSignage(tx: Transaction, signage: typeof signages.$inferInsert): Promise<number> {
  const [added] = await tx.insert(signages).values(signage).returning({ id: signages.id });
  if (!added) throw new Error('the signage was not added');
  return added.id;
}

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
  const [row] = await db.select({ total: count() }).from(signages).where(signagesWithin(db, reach));
  return row?.total ?? 0;
}

/** Of those, how many were ever connected. */
export async function countSeenDevices(db: Queryable, reach: Reach): Promise<number> {
  const [row] = await db
    .select({ seen: count() })
    .from(signages)
    .innerJoin(signageSightings, eq(signageSightings.signageId, signages.id))
    .where(signagesWithin(db, reach));
  return row?.seen ?? 0;
}
