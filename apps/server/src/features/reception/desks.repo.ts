import type { Desk } from '@mukae/contract/domain/reception/desk';
import type { DeskChanges } from '@mukae/contract/domain/reception/deskChanges';
import type { Outcome } from '@mukae/contract/domain/reception/receptionRecord';
import { eq, getTableColumns, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { NewCallRecord } from '#features/calls';
import type { Queryable } from '#platform/db/database';
import { callRecords } from '../calls/calls.tables';
import { type KeptEntry, keptCall, keptOperator, keptRequest, keptSignage } from './deskEntries';
import { deskEntries, desks } from './reception.tables';

interface SavedDesk {
  version: number;
  entries: KeptEntry[];
}

export async function readDesk(db: Queryable, companyId: number): Promise<SavedDesk> {
  const [desk] = await db.select({ version: desks.version }).from(desks).where(eq(desks.companyId, companyId));
  const entries = await db
    .select({ kind: deskEntries.kind, id: deskEntries.id, entry: deskEntries.entry })
    .from(deskEntries)
    .where(eq(deskEntries.companyId, companyId));
  return { version: desk?.version ?? 0, entries };
}

/** Whoever read the desk before writes nothing more. Answers with the version that is to be written to. */
export async function raiseVersion(db: Queryable, companyId: number): Promise<number> {
  const [raised] = await db
    .insert(desks)
    .values({ companyId, version: 1 })
    .onConflictDoUpdate({ target: desks.companyId, set: { version: sql`${desks.version} + 1` } })
    .returning({ version: desks.version });
  if (!raised) throw new Error('the desk has no version');
  return raised.version;
}

/** Another one than before: some node has done something at some desk. */
export async function workSeen(db: Queryable): Promise<string> {
  const [seen] = await db.select({ versions: sum(desks.version) }).from(desks);
  return seen?.versions ?? '';
}

/** Of requests and calls that are over, by their ids. */
export async function howTheyEnded(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Outcome>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: callRecords.id, outcome: callRecords.outcome })
    .from(callRecords)
    .where(inArray(callRecords.id, [...ids]));
  return new Map(rows.map(({ id, outcome }) => [id, outcome]));
}

const whoseRequests = (ids: readonly string[]) =>
  or(inArray(callRecords.requestId, [...ids]), inArray(callRecords.id, [...ids]));

/** Which of these requests are over, however long ago. */
export async function requestsOver(db: Queryable, ids: readonly string[]): Promise<Desk['over']> {
  if (ids.length === 0) return new Map();
  const { id, requestId, userId } = callRecords;
  const rows = await db.select({ id, requestId, userId }).from(callRecords).where(whoseRequests(ids));
  return new Map(
    rows.flatMap((row) => {
      const fate = row.userId === null ? 'unanswered' : 'answered';
      return ids.filter((one) => one === row.requestId || one === row.id).map((one) => [one, fate] as const);
    }),
  );
}

export async function companiesWithEntries(db: Queryable): Promise<number[]> {
  const rows = await db.selectDistinct({ companyId: deskEntries.companyId }).from(deskEntries);
  return rows.map(({ companyId }) => companyId);
}

type Kept<Value> = (value: Value | undefined) => unknown;

/** Entries to write (null: to remove): only those whose kept form is another than before. */
function changedEntries<Key extends number | string, Value>(
  kind: KeptEntry['kind'],
  before: ReadonlyMap<Key, Value>,
  changed: ReadonlyMap<Key, Value | undefined>,
  kept: Kept<Value>,
): KeptEntry[] {
  return [...changed].flatMap(([key, value]) => {
    const [was, is] = [kept(before.get(key)), kept(value)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ kind, id: String(key), entry: is ?? null }];
  });
}

export const entriesToWrite = (desk: Desk, changes: DeskChanges): KeptEntry[] => [
  ...changedEntries('signage', desk.signages, changes.signages, keptSignage),
  ...changedEntries('operator', desk.operators, changes.operators, keptOperator),
  ...changedEntries('request', desk.requests, changes.requests, keptRequest),
  ...changedEntries('call', desk.calls, changes.calls, keptCall),
];

const recorded = sql.join(
  Object.values(getTableColumns(callRecords))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/** What an event makes of a desk, to be written. */
export interface DeskWriting {
  entries: readonly KeptEntry[];
  records: readonly NewCallRecord[];
  /** Requests that begin: a page makes their ids up, and may say one again long after it was over. */
  begun: readonly string[];
}

/** False: somebody else wrote first, or a request that begins is over already. `unrecorded`: records whose ids were taken. */
export type WrittenDesk = false | { unrecorded: number };

/** Whoever has the turn: nobody else has written since, and no request that begins is over. */
const turnOf = (companyId: number, version: number, begun: readonly string[]): SQL => sql`turn as (
  update ${desks} set version = version + 1
  where company_id = ${companyId} and version = ${version}
    and ${begun.length > 0 ? sql`not exists (select from ${callRecords} where ${whoseRequests(begun)})` : sql`true`}
  returning company_id
)`;

const givenIn = (entries: readonly KeptEntry[]): SQL => sql`(
  select turn.company_id, entry.* from turn,
    jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (kind text, id text, entry jsonb)
)`;

const writtenOf = (entries: readonly KeptEntry[]): SQL => sql`written as (
  insert into ${deskEntries} (company_id, kind, id, entry)
  select company_id, kind, id, entry from ${givenIn(entries)} as given
  on conflict (company_id, kind, id) do update set entry = excluded.entry
)`;

const removedOf = (entries: readonly KeptEntry[]): SQL => sql`removed as (
  delete from ${deskEntries} using ${givenIn(entries)} as given
  where ${deskEntries.companyId} = given.company_id and ${deskEntries.kind} = given.kind and ${deskEntries.id} = given.id
)`;

const recordedOf = (records: readonly NewCallRecord[]): SQL => sql`recorded as (
  insert into ${callRecords} (${recorded})
  select ${recorded} from jsonb_populate_recordset(null::call_records, ${JSON.stringify(records)}::jsonb)
  where exists (select from turn)
  on conflict do nothing returning id
)`;

/**
 * All of it or nothing, and only if nobody wrote since `version`: one statement, so that whoever waits for it waits for one
 * answer of the database. Only what there is to do stands in it, for the database plans it anew each time.
 */
export async function writeDesk(
  db: Queryable,
  companyId: number,
  version: number,
  { entries, records, begun }: DeskWriting,
): Promise<WrittenDesk> {
  const kept = entries.filter(({ entry }) => entry !== null);
  const gone = entries.filter(({ entry }) => entry === null);
  const steps = [
    turnOf(companyId, version, begun),
    ...(kept.length > 0 ? [writtenOf(kept)] : []),
    ...(gone.length > 0 ? [removedOf(gone)] : []),
    ...(records.length > 0 ? [recordedOf(records)] : []),
  ];
  const count = records.length > 0 ? sql`(select count(*)::int from recorded)` : sql`0`;
  const { rows } = await db.execute<{ recorded: number }>(
    sql`with ${sql.join(steps, sql`, `)} select ${count} as recorded from turn`,
  );
  const [written] = rows;
  return written ? { unrecorded: records.length - written.recorded } : false;
}
