import pg from 'pg';
import { z } from 'zod';
import type { Extent } from '../extent';
import { judge } from '../judging';
import { beginAll, endAll } from '../load/calls';
import { Crowd } from '../load/crowd';
import { openPairs } from '../load/pairs';
import { inMs, quantile } from '../quantile';
import { MukaeNodes } from '../relays/mukaeNodes';

const counted = z.array(z.object({ count: z.coerce.number() }));

/** Calls that a reception began and the operator ended, as the database holds them. */
async function recordedCalls(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select count(*) from call_records where company_id in (select id from companies where name like 'Chain %')
       and outcome = 'operatorEnded' and accepted_at is not null and first_sound_at is not null`,
  );
  await client.end();
  return counted.parse(rows)[0]?.count ?? 0;
}

async function onNodes(nodes: number, { screens, calls, callsPerSecond }: Extent): Promise<void> {
  const relay = await MukaeNodes.start({ nodes });
  const crowd = new Crowd('mukae');
  try {
    const work = await relay.work(screens, calls);
    await crowd.open(work.crowd);
    const pairs = await openPairs('mukae', work.pairs);
    const begun = await beginAll(pairs, callsPerSecond);
    const ended = await endAll(begun.done, callsPerSecond);
    const recorded = await recordedCalls(relay.databaseUrl);
    for (const failure of [...begun.failures, ...ended.failures].slice(0, 5)) console.log(`  ${failure}`);
    const rang = begun.done.map((call) => call.rang);
    const accepted = begun.done.map((call) => call.accepted);
    console.log(
      `${relay.name}, ${screens} screens: ${begun.done.length} of ${calls} calls at once, begun and ended ${callsPerSecond} a second, ${ended.done.length} ended, ${recorded} recorded`,
    );
    for (const [what, times] of [
      ['touch to ring', rang],
      ['touch to accepted', accepted],
    ] as const) {
      console.log(`  ${what}: p50 ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}`);
    }
    judge(`${relay.name}: calls that were set up, ended and recorded`, Math.min(ended.done.length, recorded), {
      atLeast: calls,
    });
    for (const pair of pairs) pair.close();
  } finally {
    await crowd.leave();
    await relay.stop();
  }
}

export async function callsAtOnce(extent: Extent): Promise<void> {
  for (const nodes of [1, 2]) await onNodes(nodes, extent);
}
