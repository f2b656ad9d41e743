import { facePorts } from '@mukae/contract/domain/channel/facePort';
import { and, asc, count, eq, gt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { Reach } from '../../platform/http/reach';
import { companies } from '../companies/companies.tables';
import { channels } from './channels.tables';

export interface ChannelRow {
  id: number;
  companyId: number;
  number: number;
  facePort: number;
  companyName: string;
}

const within = (reach: Reach): SQL | undefined =>
  reach.kind === 'company' ? eq(channels.companyId, reach.companyId) : undefined;

const channelRows = (db: Database) =>
  db
    .select({
      id: channels.id,
      companyId: channels.companyId,
      number: channels.number,
      facePort: channels.facePort,
      companyName: companies.name,
    })
    .from(channels)
    .innerJoin(companies, eq(companies.id, channels.companyId));

export const channelsWithin = (db: Database, reach: Reach): Promise<ChannelRow[]> =>
  channelRows(db).where(within(reach)).orderBy(asc(channels.companyId), asc(channels.number));

export async function findChannel(db: Database, reach: Reach, id: number): Promise<ChannelRow | undefined> {
  const [channel] = await channelRows(db).where(and(within(reach), eq(channels.id, id)));
  return channel;
}

export async function countChannels(db: Database, companyId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(channels).where(eq(channels.companyId, companyId));
  return row?.count ?? 0;
}

const portsLock = 7_361_002;

/** Until the transaction ends nobody else gives out ports, so that no two companies get the same one. */
export const holdPorts = (db: Database) => db.execute(sql`select pg_advisory_xact_lock(${portsLock})`);

/** Each new channel gets the lowest port that nobody has. */
export async function addChannel(db: Database, companyId: number): Promise<void> {
  const [highest] = await db
    .select({ number: max(channels.number) })
    .from(channels)
    .where(eq(channels.companyId, companyId));
  const freePort = sql<number>`(
    select min(port) from generate_series(${facePorts.first}::int, ${facePorts.last}::int) as port
    where not exists (select from ${channels} where ${channels.facePort} = port)
  )`;
  await db.insert(channels).values({ companyId, number: (highest?.number ?? 0) + 1, facePort: freePort });
}

export const channelsAbove = (db: Database, companyId: number, number: number): Promise<{ id: number }[]> =>
  db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.companyId, companyId), gt(channels.number, number)));

export const removeChannelsAbove = (db: Database, companyId: number, number: number) =>
  db.delete(channels).where(and(eq(channels.companyId, companyId), gt(channels.number, number)));
