import type { CallKind } from '@mukae/contract/domain/call/call.machine';
import { type Fate, signsOf } from '@mukae/contract/domain/reception/fate';
import type { Outcome } from '@mukae/contract/domain/reception/receptionRecord';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, inOrder, type Listed, type ListQuery, lowerCaseContaining } from '#platform/db/listQuery';
import { callsWithMessage } from '../messages/messages.tables';
import { beganAt, callRecords } from './calls.tables';

const leftMessage = sql<boolean>`exists (select from ${callsWithMessage} where ${and(
  eq(callsWithMessage.requestId, callRecords.requestId),
  eq(callsWithMessage.signageId, callRecords.signageId),
)})`;

const columns = {
  ...getTableColumns(callRecords),
  beganAt: beganAt(callRecords).mapWith(callRecords.endedAt),
  leftMessage,
};

export type CallRecordRow = typeof callRecords.$inferSelect & { beganAt: Date; leftMessage: boolean };

export const addCallRecords = (tx: Transaction, records: (typeof callRecords.$inferInsert)[]) =>
  tx.insert(callRecords).values(records);

interface Days {
  from: Date | undefined;
  before: Date | undefined;
}

interface CallRecordQuery extends ListQuery<'beganAt'>, Days {
  kind?: CallKind | undefined;
  outcome?: Outcome | undefined;
  fate?: Fate | undefined;
  signageId?: number | undefined;
  userId?: number | undefined;
}

const within = (reach: Reach): SQL | undefined =>
  reach.kind === 'company' ? eq(callRecords.companyId, reach.companyId) : undefined;

const began = ({ from, before }: Days): SQL | undefined =>
  and(from && gte(columns.beganAt, from), before && lt(columns.beganAt, before));

/** As `fateOf` tells it of one. */
function ofFate(fate: Fate): SQL | undefined {
  if (fate === 'watched') return eq(callRecords.kind, 'monitoring');
  const signs = signsOf(fate);
  return and(
    ne(callRecords.kind, 'monitoring'),
    inArray(callRecords.outcome, signs.outcomes),
    signs.leftMessage === undefined ? undefined : signs.leftMessage ? leftMessage : not(leftMessage),
  );
}

export async function findRecord(db: Queryable, reach: Reach, id: string): Promise<CallRecordRow | undefined> {
  const [record] = await db
    .select(columns)
    .from(callRecords)
    .where(and(eq(callRecords.id, id), within(reach)));
  return record;
}

export async function listRecords(db: Queryable, reach: Reach, query: CallRecordQuery): Promise<Listed<CallRecordRow>> {
  const { kind, outcome, fate, signageId, userId, search } = query;
  const wanted = and(
    within(reach),
    began(query),
    kind && eq(callRecords.kind, kind),
    outcome && eq(callRecords.outcome, outcome),
    fate && ofFate(fate),
    signageId === undefined ? undefined : eq(callRecords.signageId, signageId),
    userId === undefined ? undefined : eq(callRecords.userId, userId),
    lowerCaseContaining(search, callRecords.searched),
  );
  const { limit, offset } = boundsOf(query);
  const rows = await db
    .select(columns)
    .from(callRecords)
    .where(wanted)
    .orderBy(...inOrder(query.sort ?? '-beganAt', { beganAt: columns.beganAt }, callRecords.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(callRecords).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

interface CountedRequests {
  requests: number;
  answered: number;
  missed: number;
  messages: number;
  calledOff: number;
}

/** Of the requests of visitors alone: whoever goes in or looks by herself has kept nobody waiting. */
const requestsOf = (reach: Reach, days: Days): SQL | undefined =>
  and(within(reach), began(days), eq(callRecords.kind, 'reception'));

const countOf = (fate: Fate) => sql`count(*) filter (where ${ofFate(fate)})`.mapWith(Number);

const counts = {
  requests: count(),
  answered: count(callRecords.acceptedAt),
  missed: countOf('missed'),
  messages: countOf('messageLeft'),
  calledOff: countOf('calledOff'),
};

export async function countRequests(
  db: Queryable,
  reach: Reach,
  days: Days,
): Promise<CountedRequests & { meanWaitedMs: number | null }> {
  const waited = sql`${callRecords.acceptedAt} - ${callRecords.pressedAt}`;
  const [counted] = await db
    .select({
      ...counts,
      meanWaitedMs: sql<number | null>`(1000 * extract(epoch from avg(${waited})))::float`,
    })
    .from(callRecords)
    .where(requestsOf(reach, days));
  return counted ?? { requests: 0, answered: 0, missed: 0, messages: 0, calledOff: 0, meanWaitedMs: null };
}

/** The same for each hour of a day in Japan in which there were any. */
export async function countRequestsByHour(
  db: Queryable,
  reach: Reach,
  day: Days,
): Promise<(CountedRequests & { hour: number })[]> {
  const hour = sql`extract(hour from ${columns.beganAt} at time zone 'Asia/Tokyo')`.mapWith(Number);
  return db
    .select({ hour, ...counts })
    .from(callRecords)
    .where(requestsOf(reach, day))
    .groupBy(hour)
    .orderBy(hour);
}

/** Few conversations say little about how long the next takes; old ones neither. */
const usual = { least: 3, latest: 20 };

/** How long a conversation of a company takes, in the mean of the latest; null while there were too few. */
export async function usualTalkMs(db: Queryable, companyId: number): Promise<number | null> {
  const latest = db
    .select({ talk: sql`${callRecords.endedAt} - ${callRecords.connectedAt}`.as('talk') })
    .from(callRecords)
    .where(
      and(eq(callRecords.companyId, companyId), eq(callRecords.kind, 'reception'), isNotNull(callRecords.connectedAt)),
    )
    .orderBy(desc(columns.beganAt))
    .limit(usual.latest)
    .as('latest');
  const [found] = await db
    .select({ calls: count(), ms: sql<number | null>`(1000 * extract(epoch from avg(${latest.talk})))::float` })
    .from(latest);
  return found && found.calls >= usual.least ? found.ms : null;
}
