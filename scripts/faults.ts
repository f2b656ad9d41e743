import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRandom } from '../apps/server/src/testing/random';
import { Cluster } from './faults/cluster/cluster';
import { againInside, isInside, mayMakeNetworks } from './faults/cluster/namespaces';
import { faultsFor, type PlannedFault, scheduleOf } from './faults/faults/fault';
import { race } from './faults/races/races';
import { addToTally } from './faults/races/tally';
import { raceLines, reportLines } from './faults/run/report';
import { runFaults } from './faults/run/run';
import { ensureRedis } from './redis';

/**
 * npm run faults -- --seed 7 --minutes 60: nodes, what they stand on and a crowd of screens and operators, while one thing
 * after the other breaks; afterwards everything that anybody saw is judged. The same seed breaks the same things at the same time.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '3' },
    /** Only faults whose names have this in them. */
    only: { type: 'string' },
    /** Seconds from one fault to the next. */
    every: { type: 'string', default: '50' },
    /** So many visitors are raced for when the faults are over; with no minutes there is nothing else. */
    races: { type: 'string', default: '1000000' },
    /** So many people want each of them. */
    rivals: { type: 'string', default: '3' },
    /** A file to which what came of the races is added: they may be run in parts, each with a seed of its own. */
    tally: { type: 'string', default: 'test-results/races.jsonl' },
    /** With cables instead of networks of their own. */
    cables: { type: 'boolean', default: false },
  },
});

/** Enough for all nodes to have something to do at any time. */
const racingDesks = 24;
const seed = Number(values.seed);
const minutes = Number(values.minutes);
const nodes = Array.from({ length: Number(values.nodes) }, (_, index) => `ap${index + 1}`);
const faultsOver = isInside() ? 'namespaces' : 'cables';
const over = minutes > 0 ? faultsOver : 'nothing';

async function areFaultsBorne(cluster: Cluster, schedule: readonly PlannedFault[]): Promise<boolean> {
  if (minutes === 0) return true;
  const { history, violations } = await runFaults(cluster, {
    seed,
    schedule,
    keepsTime: true,
    staff: [
      { screens: 14, operators: 7, channels: 5, pauseAfterCall: 0 },
      { screens: 6, operators: 4, channels: 4, pauseAfterCall: 3 },
    ],
    paceMs: 1_200,
    calmMs: 5_000,
    log: console.log,
  });
  const file = resolve(join('test-results', `faults-${seed}.jsonl`));
  await history.write(file);
  for (const line of reportLines(history.entries, violations)) console.log(line);
  console.log(`the history: ${file}`);
  return violations.length === 0;
}

async function areRacesFair(cluster: Cluster): Promise<boolean> {
  const races = Number(values.races);
  if (races === 0) return true;
  const raced = await race({
    databaseUrl: cluster.postgres.url,
    nodes: cluster.urls,
    seed,
    races,
    rivals: Number(values.rivals),
    desks: racingDesks,
    log: console.log,
  });
  for (const line of [...raceLines(raced), ...(await addToTally(resolve(values.tally), raced))]) console.log(line);
  return raced.violations.length === 0;
}

async function run(): Promise<number> {
  if (nodes.length > 1 && ensureRedis() === undefined) {
    console.error('Several nodes need Redis or Valkey, and it cannot be installed here.');
    return 1;
  }
  console.log(`seed ${seed}, ${nodes.length} nodes over ${over}, ${minutes} minutes`);
  const random = makeRandom(seed);
  const faults = faultsFor(nodes.length, values.only);
  const schedule = scheduleOf({ faults, random, minutes, every: Number(values.every) });
  const cluster = await Cluster.start({ nodes, over, clockShiftMs: (random.below(2) ? 1 : -1) * 7 * 60_000 });
  /** What the nodes said is read only when something went wrong. */
  let isForgotten = false;
  try {
    const isBorne = await areFaultsBorne(cluster, schedule);
    const isFair = await areRacesFair(cluster);
    console.log(`what the nodes said, if something went wrong: ${cluster.folder}`);
    console.log(`again: npm run faults -- --seed ${seed} --minutes ${values.minutes} --races ${values.races}`);
    isForgotten = isBorne && isFair;
    return isForgotten ? 0 : 1;
  } finally {
    await cluster.stop();
    if (isForgotten) await cluster.forget();
  }
}

const wantsNetworks = minutes > 0 && !values.cables && !isInside() && (await mayMakeNetworks());
process.exit(wantsNetworks ? await againInside() : await run());
