import { afterAll, beforeAll, expect, it } from 'vitest';
import { redisProgram } from '../apps/server/src/testing/redisServer';
import { Cluster } from './faults/cluster/cluster';
import { faultsFor } from './faults/faults/fault';
import { race } from './faults/races/races';
import { failovers, reportLines } from './faults/run/report';
import { runFaults } from './faults/run/run';
import { build } from './runBuild.mjs';

const canRun = redisProgram() !== undefined && process.platform === 'linux';
const patience = 300_000;

/** A few of those of the long run, each for as long as its nodes need to notice it. */
const schedule = [
  { name: 'the holder is killed', lastsMs: 2_000 },
  { name: 'Redis is emptied', lastsMs: 0 },
  { name: 'the holder is cut off from Redis', lastsMs: 6_000 },
  { name: 'PostgreSQL stands still', lastsMs: 2_000 },
  { name: 'all nodes are replaced', lastsMs: 0 },
].map(({ name, lastsMs }) => ({ at: 0, lastsMs, fault: named(name) }));

function named(name: string) {
  const [fault] = faultsFor(3, name);
  if (!fault) throw new Error(`there is no fault named ${name}`);
  return fault;
}

let cluster: Cluster;

beforeAll(async () => {
  if (!canRun) return;
  expect(await build()).toBe(true);
  cluster = await Cluster.start({ nodes: ['ap1', 'ap2', 'ap3'], over: 'cables', clockShiftMs: 0 });
}, patience);

afterAll(async () => {
  await cluster?.stop();
  await cluster?.forget();
}, patience);

it.skipIf(!canRun)(
  '[N-20] three nodes lose a holder, Redis and the database for a while, and are replaced: no ring is lost, nobody wins twice, all agree',
  async () => {
    const { history, violations } = await runFaults(cluster, {
      seed: 1,
      schedule,
      keepsTime: false,
      staff: [{ screens: 8, operators: 4, channels: 3, pauseAfterCall: 0 }],
      paceMs: 800,
      calmMs: 2_000,
      log: () => undefined,
    });
    expect(violations, reportLines(history.entries, violations).join('\n')).toEqual([]);
    expect(failovers(history.entries)).toHaveLength(schedule.length);
  },
  patience,
);

it.skipIf(!canRun)(
  '[N-21] visitors who are accepted at the same moment at three nodes get one operator each',
  async () => {
    const { url } = cluster.postgres;
    const plan = {
      databaseUrl: url,
      nodes: cluster.urls,
      seed: 1,
      races: 1_000,
      rivals: 3,
      desks: 12,
      log: () => undefined,
    };
    const { races, violations } = await race(plan);
    expect(violations).toEqual([]);
    expect(races).toBe(1_000);
  },
  patience,
);
