import { slotRules } from '@mukae/contract/domain/reservation/slot';
import { dayMs, japanMonth, japanMonthBounds } from '@mukae/contract/domain/time/japanTime';
import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import { loggedIn } from '@mukae/server/testing/testClient';
import type pg from 'pg';
import { percentile } from '../conversation/beats';
import { Caller } from './caller';
import { type Measured, withOwnService } from './ownService';
import { QueryLog } from './queryLog';

const seats = 3;
const tries = { warm: 20, timed: 200, counted: 5 };

/** Everything is of this month: what is asked for is in the middle of it. */
const month = japanMonth(new Date());
const { from, before } = japanMonthBounds(month);

/**
 * Of one person and so of one company, spread over all days of the month. Each seat goes with a signage of its own, for
 * one alone has no room for so many.
 */
async function fillMonth(database: pg.Client, count: number): Promise<void> {
  const perDay = Math.ceil(count / ((before.getTime() - from.getTime()) / dayMs));
  await database.query(
    `insert into reservations (company_id, user_id, user_name, signage_id, character_id, title, starts_at, ends_at, seat_until,
       guest_mail, fee_rate, language, created_at, seat)
     select users.company_id, users.id, users.name, signages.id + 1000000 * (n % $2), null, 'meeting ' || n, at,
       at + $5::interval, at + $5::interval, '', 300, 'ja', now(), n % $2 + 1
     from users join signages on signages.owner_id = users.id, generate_series(0, $1::int - 1) as n
     cross join lateral (
       select $4::timestamptz + (n / $3) * interval '1 day' + (n % $3 / $2) * $5::interval as at
     ) as slots
     where users.login_id = $6`,
    [count, seats, perDay, from, `${slotRules.stepMs} milliseconds`, demoAccounts.guest.loginId],
  );
  await database.query('analyze');
}

interface MonthCall {
  name: string;
  who: 'guest' | 'admin';
  method: 'GET' | 'POST';
  path: string;
  fields: object;
}

const calls: readonly MonthCall[] = [
  {
    name: 'own reservations, page 1 of 5 rows',
    who: 'guest',
    method: 'POST',
    path: '/reservation/getReservations',
    fields: { month, page: 1, pageSize: 5 },
  },
  {
    name: 'reservations of the company, page 1',
    who: 'admin',
    method: 'POST',
    path: '/reservation/getCompanyReservations',
    fields: { month, page: 1 },
  },
  { name: "today's", who: 'guest', method: 'GET', path: '/token/get/all', fields: {} },
  {
    name: 'busy ranges of the month',
    who: 'guest',
    method: 'POST',
    path: '/reservation/getAnonymousReservations',
    fields: { start: from.toISOString(), end: before.toISOString() },
  },
];

async function asked({ name, method, path, fields }: MonthCall, caller: Caller): Promise<number> {
  const { status, outcome, tookMs } = await caller.ask(method, path, fields);
  if (status !== 200) throw new Error(`${name}: ${outcome}`);
  return tookMs;
}

const browserOf = async ({ service }: Measured, { who }: MonthCall): Promise<Caller> =>
  new Caller(service.url, (await loggedIn(service.url, demoAccounts[who].loginId)).cookieHeader);

export interface MonthFigures {
  name: string;
  /** Of a browser that nobody has asked about, and of one that is known. */
  queries: { first: number; later: number };
  medianMs: number;
  p95Ms: number;
}

/** In a service that writes down what it asks; that makes it slower. */
const countQueries = (reservations: number): Promise<MonthFigures['queries'][]> => {
  const log = new QueryLog();
  return withOwnService({ seats, hear: (line) => log.hear(line) }, async (measured) => {
    await fillMonth(measured.database, reservations);
    for (const call of calls) {
      for (let n = 0; n < tries.counted; n += 1) {
        const caller = await browserOf(measured, call);
        await asked(call, caller);
        await asked(call, caller);
      }
    }
    await log.isWritten();
    return calls.map(({ path }) => {
      const counts = log.queriesOf(path);
      // Now and then the service asks something for itself meanwhile.
      const least = (turn: number) => Math.min(...counts.filter((_, n) => n % 2 === turn));
      return { first: least(0), later: least(1) };
    });
  });
};

const timeCalls = (reservations: number): Promise<number[][]> =>
  withOwnService({ seats }, async (measured) => {
    await fillMonth(measured.database, reservations);
    const found: number[][] = [];
    for (const call of calls) {
      const caller = await browserOf(measured, call);
      for (let n = 0; n < tries.warm; n += 1) await asked(call, caller);
      const times: number[] = [];
      for (let n = 0; n < tries.timed; n += 1) times.push(await asked(call, caller));
      found.push(times);
    }
    return found;
  });

export async function fullMonth(reservations: number): Promise<MonthFigures[]> {
  const queries = await countQueries(reservations);
  const times = await timeCalls(reservations);
  return calls.map(({ name }, n) => ({
    name,
    queries: queries[n] ?? { first: Number.NaN, later: Number.NaN },
    medianMs: percentile(0.5, times[n] ?? []),
    p95Ms: percentile(0.95, times[n] ?? []),
  }));
}
