import { facePorts } from '@mukae/contract/domain/channel/facePort';
import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { companies } from '../companies/companies.tables';
import { channels } from './channels.tables';

export interface ChannelRow {
  id: number;
  companyId: number;
  number: number;
  facePort: number | null;
  companyName: string;
}

const within = (reach: Reach): SQL | undefined =>
  reach.kind === 'company' ? eq(channels.companyId, reach.companyId) : undefined;

const channelRows = (db: Queryable) =>
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

export const channelsWithin = (db: Queryable, reach: Reach): Promise<ChannelRow[]> =>
  channelRows(db).where(within(reach)).orderBy(asc(channels.companyId), asc(channels.number));

export async function findChannel(db: Queryable, reach: Reach, id: number): Promise<ChannelRow | undefined> {
  const [channel] = await channelRows(db).where(and(within(reach), eq(channels.id, id)));
  return channel;
}

export async function countChannels(db: Queryable, companyId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(channels).where(eq(channels.companyId, companyId));
  return row?.count ?? 0;
}

const portsLock = 7_361_002;

/** Until the transaction ends nobody else gives out ports, so that no two companies get the same one. */
export const holdPorts = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${portsLock})`);

/** Numbers go on from the highest; each channel gets the lowest port that nobody has, as long as there are any. */
export const insertChannels = (tx: Transaction, companyId: number, count: number) =>
  tx.execute(sql`
    insert into ${channels} (company_id, number, face_port)
    select ${companyId}, there.highest + wanted.place, free.port
    from generate_series(1, ${count}::int) as wanted (place)
    cross join (select coalesce(max(number), 0) as highest from ${channels} where company_id = ${companyId}) as there
    left join (
      select port, row_number() over (order by port) as place
      from generate_series(${facePorts.first}::int, ${facePorts.last}::int) as port
      where not exists (select from ${channels} where face_port = port)
      order by port limit ${count}
    ) as free on free.place = wanted.place`);

export const channelsAbove = (db: Queryable, companyId: number, number: number): Promise<{ id: number }[]> =>
  db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.companyId, companyId), gt(channels.number, number)));

export const removeChannelsAbove = (tx: Transaction, companyId: number, number: number) =>
  tx.delete(channels).where(and(eq(channels.companyId, companyId), gt(channels.number, number)));
