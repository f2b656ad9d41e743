import type { DeskRules, OperatorEntry, SignageReach } from '@mukae/contract/domain/reception/desk';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';
import { signageOperators, signages } from '../signages/signages.tables';
import { stores } from '../stores/stores.tables';

/** Where a signage stands, who answers it, and as whom it logs in. */
export interface SignagePlace extends SignageReach {
  userId: number;
  ownerId: number | null;
  name: string;
  storeName: string;
}

export interface CompanyPlaces extends DeskRules {
  companyName: string;
  signages: ReadonlyMap<number, SignagePlace>;
}

export async function readPlaces(db: Queryable, companyId: number): Promise<CompanyPlaces> {
  const [company] = await db
    .select({ name: companies.name, pauseAfterCall: companies.pauseAfterCall })
    .from(companies)
    .where(eq(companies.id, companyId));
  const rows = await db
    .select({
      id: signages.id,
      userId: signages.userId,
      ownerId: signages.ownerId,
      name: users.name,
      storeId: users.storeId,
      storeName: sql<string>`coalesce(${stores.name}, '')`,
      operatorIds: sql<number[]>`coalesce((
        select json_agg(${signageOperators.userId}) from ${signageOperators}
        where ${signageOperators.signageId} = ${signages.id}
      ), '[]'::json)`,
    })
    .from(signages)
    .innerJoin(users, eq(users.id, signages.userId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .where(eq(signages.companyId, companyId));
  return {
    companyName: company?.name ?? '',
    pauseMs: (company?.pauseAfterCall ?? 0) * 1000,
    // A signage of a web-reservation user's own is answered by her alone.
    signages: new Map(
      rows.map(({ id, ...place }) => [id, place.ownerId === null ? place : { ...place, operatorIds: [place.ownerId] }]),
    ),
  };
}

type PersonAtDesk = Pick<OperatorEntry, 'role' | 'name' | 'storeId' | 'characterId'>;

export async function readPeople(
  db: Queryable,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, PersonAtDesk>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      role: users.role,
      name: users.name,
      storeId: users.storeId,
      characterId: users.characterId,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

export interface SignageOfUser {
  id: number;
  companyId: number;
}

export async function signageOfUser(db: Queryable, userId: number): Promise<SignageOfUser | undefined> {
  const [found] = await db
    .select({ id: signages.id, companyId: signages.companyId })
    .from(signages)
    .where(eq(signages.userId, userId));
  return found;
}

export async function companyOfSignage(db: Queryable, signageId: number): Promise<number | undefined> {
  const [found] = await db.select({ companyId: signages.companyId }).from(signages).where(eq(signages.id, signageId));
  return found?.companyId;
}
