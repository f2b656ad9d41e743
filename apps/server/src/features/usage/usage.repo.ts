import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import type { BilledLines } from '@mukae/contract/domain/reservation/bill';
import { freeUses } from '@mukae/contract/domain/reservation/fee';
import { and, asc, count, eq, max, min, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { boundsOf, type ListQuery } from '#platform/db/listQuery';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';
import { contractPerson } from './contractPerson.repo';
import type { UsageLine } from './ledger.repo';
import { closedMonths, invoices, shortUse, usageLines } from './usage.tables';

/** Whose lines: everybody's, those of one contract, or those of one person in it. */
export interface LinesOf {
  companyId?: number | undefined;
  userId?: number | undefined;
}

const of = ({ companyId, userId }: LinesOf, month: string): SQL | undefined =>
  and(
    eq(usageLines.month, month),
    companyId === undefined ? undefined : eq(usageLines.companyId, companyId),
    userId === undefined ? undefined : eq(usageLines.userId, userId),
  );

export const linesIn = (
  db: Queryable,
  whose: LinesOf,
  month: string,
  page: Pick<ListQuery<never>, 'page' | 'pageSize'> = {},
): Promise<UsageLine[]> => {
  const { limit, offset } = boundsOf(page);
  return db
    .select()
    .from(usageLines)
    .where(of(whose, month))
    .orderBy(asc(usageLines.talkedFrom), asc(usageLines.id))
    .limit(limit)
    .offset(offset);
};

const linesAtOnce = 1000;

/** All of them, in pieces: each goes on behind the last line of the one before, whatever is written meanwhile. */
export async function* linesInPieces(db: Queryable, whose: LinesOf, month: string): AsyncGenerator<UsageLine[]> {
  let last: UsageLine | undefined;
  for (;;) {
    const lines = await db
      .select()
      .from(usageLines)
      .where(and(of(whose, month), last && behind(last)))
      .orderBy(asc(usageLines.talkedFrom), asc(usageLines.id))
      .limit(linesAtOnce);
    if (lines.length > 0) yield lines;
    last = lines.at(-1);
    if (lines.length < linesAtOnce) return;
  }
}

const behind = ({ talkedFrom, id }: UsageLine): SQL =>
  sql`(${usageLines.talkedFrom}, ${usageLines.id}) > (${talkedFrom.toISOString()}::timestamptz, ${id}::bigint)`;

interface DaySum {
  /** Written YYYY-MM-DD, in Japan. */
  day: string;
  lines: number;
  uses: number;
  minutes: number;
  amount: number;
}

/** The sums of a month by the day. */
export function sumsByDay(db: Queryable, whose: LinesOf, month: string): Promise<DaySum[]> {
  const day = sql<string>`to_char(${usageLines.talkedFrom} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      lines: count(),
      uses: sql`count(*) filter (where ${usageLines.kind} = 'use')`.mapWith(Number),
      minutes: sum(usageLines.minutes).mapWith(Number),
      amount: sum(usageLines.amount).mapWith(Number),
    })
    .from(usageLines)
    .where(of(whose, month))
    .groupBy(day)
    .orderBy(day);
}

/** The sums of a month by what makes a difference on a bill. */
export const sumsIn = (db: Queryable, whose: LinesOf, month: string): Promise<BilledLines[]> =>
  db
    .select({
      kind: usageLines.kind,
      rate: usageLines.rate,
      isFree: usageLines.isFree,
      lines: count(),
      minutes: sum(usageLines.minutes).mapWith(Number),
      amount: sum(usageLines.amount).mapWith(Number),
    })
    .from(usageLines)
    .where(of(whose, month))
    .groupBy(usageLines.kind, usageLines.rate, usageLines.isFree);

/** What was talked in one reservation together, and each other line by itself; `rows`: how many there are in all. */
export function linesByReservation(db: Queryable, whose: LinesOf, month: string, limit: number) {
  const ofUse = sql`case when ${usageLines.kind} = 'use' then ${usageLines.reservationId} end`;
  const alone = sql`case when ${usageLines.kind} = 'use' and ${usageLines.reservationId} is not null then 0 else ${usageLines.id} end`;
  const first = sql`min(${usageLines.talkedFrom})`.mapWith(usageLines.talkedFrom);
  return db
    .select({
      kind: sql<UsageLine['kind']>`min(${usageLines.kind})`,
      talkedFrom: first,
      reservationId: min(usageLines.reservationId),
      title: sql<string>`min(${usageLines.title})`,
      userName: sql<string>`min(${usageLines.userName})`,
      month: sql<string>`min(${usageLines.month})`,
      otherMonth: min(usageLines.otherMonth),
      reason: sql<string>`min(${usageLines.reason})`,
      minutes: sum(usageLines.minutes).mapWith(Number),
      amount: sum(usageLines.amount).mapWith(Number),
      isFree: sql<boolean>`bool_and(${usageLines.isFree})`,
      rows: sql`count(*) over ()`.mapWith(Number),
    })
    .from(usageLines)
    .where(of(whose, month))
    .groupBy(ofUse, alone)
    .orderBy(asc(first), asc(sql`min(${usageLines.id})`))
    .limit(limit);
}

export interface ContractState {
  freeUsesLeft: number;
  closedUntil: string | null;
  /** Of the invoice of the month; null: there is none. */
  invoice: number | null;
  /** Who is the contract herself; null: a company is. */
  personId: number | null;
}

/** How a contract stands now, and in a month. Undefined: there is no such company. */
export async function contractState(
  db: Queryable,
  companyId: number,
  month: string,
): Promise<ContractState | undefined> {
  const short = db
    .select({ id: usageLines.id })
    .from(usageLines)
    .where(and(eq(usageLines.companyId, companies.id), sql.raw(shortUse)))
    .limit(freeUses.count);
  const closed = db
    .select({ month: max(closedMonths.month) })
    .from(closedMonths)
    .where(eq(closedMonths.companyId, companies.id));
  const issued = db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.companyId, companies.id), eq(invoices.month, month)));
  const [found] = await db
    .select({
      companyName: companies.name,
      personId: sql`(${contractPerson(db, 'id')})`.mapWith(users.id),
      freeUsesLeft: sql`${freeUses.count} - (select count(*) from (${short}) as short)`.mapWith(Number),
      closedUntil: sql<string | null>`(${closed})`,
      invoice: sql<number | null>`(${issued})`,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!found) return undefined;
  const { companyName, personId, ...state } = found;
  return { ...state, personId: hasOrganization(companyName) ? null : personId };
}

export async function findInvoice(db: Queryable, companyId: number, month: string) {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.month, month)));
  return invoice;
}
