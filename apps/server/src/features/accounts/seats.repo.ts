import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { channels } from '../channels/channels.tables';
import { users } from './accounts.tables';
import type { User } from './users.repo';

interface SeatedUser {
  channelId: number;
  user: User;
}

export async function seatedUsers(db: Queryable, channelIds: readonly number[]): Promise<SeatedUser[]> {
  if (channelIds.length === 0) return [];
  const rows = await db
    .select({ user: users })
    .from(users)
    .where(inArray(users.channelId, [...channelIds]));
  return rows.flatMap((row) => (row.user.channelId === null ? [] : [{ ...row, channelId: row.user.channelId }]));
}

/** Called with the company held, so that nobody else takes the same seat. False when none is free. */
export async function giveFreeSeat(tx: Transaction, userId: number, companyId: number): Promise<boolean> {
  const freeSeat = sql<number>`(
    select ${channels.id} from ${channels}
    where ${channels.companyId} = ${companyId}
      and not exists (select from ${users} as sitter where sitter.channel_id = ${channels.id})
    order by ${channels.number} limit 1
  )`;
  const [seated] = await tx
    .update(users)
    .set({ channelId: sql`coalesce(${users.channelId}, ${freeSeat})` })
    .where(eq(users.id, userId))
    .returning({ channelId: users.channelId });
  return seated !== undefined && seated.channelId !== null;
}

export const leaveSeat = (db: Queryable, userId: number) =>
  db.update(users).set({ channelId: null }).where(eq(users.id, userId));

export interface TakenSeat {
  userId: number;
  companyId: number;
}

export const takenSeats = (db: Queryable): Promise<TakenSeat[]> =>
  db
    .select({ userId: users.id, companyId: channels.companyId })
    .from(users)
    .innerJoin(channels, eq(users.channelId, channels.id));

export async function seatsInUse(db: Queryable, companyIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select({ companyId: channels.companyId, count: count() })
    .from(channels)
    .innerJoin(users, eq(users.channelId, channels.id))
    .where(inArray(channels.companyId, [...companyIds]))
    .groupBy(channels.companyId);
  return new Map(rows.map((row) => [row.companyId, row.count]));
}
