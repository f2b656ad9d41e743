import type { Random } from '@mukae/server/testing/random';
import type { Cluster, ClusterNode } from '../cluster/cluster';

/** What people may notice of it for a while, and a product may do nothing about. */
export type Harm = 'nobodyRings' | 'someAreRefused' | 'none';

export interface Fault {
  name: string;
  harm: Harm;
  /** Needs others that go on meanwhile. */
  needsOthers: boolean;
  /** How long it lasts, in seconds; nothing of it: it is over when it has begun. */
  seconds: { least: number; most: number };
  /** How many others could have their turn meanwhile. */
  turns: number;
  /** Breaks something, and answers with how it is mended. */
  begin(cluster: Cluster): Promise<() => Promise<void>>;
}

const instant = { least: 0, most: 0 };

type Target = 'the holder' | 'another node';

async function targetOf(cluster: Cluster, target: Target): Promise<ClusterNode> {
  const holder = await cluster.holder();
  if (target === 'the holder') return holder;
  return cluster.nodes.find((node) => node !== holder) ?? holder;
}

/** One for each node that it may meet. */
const ofNodes = (
  title: string,
  seconds: Fault['seconds'],
  begin: (node: ClusterNode) => Promise<() => Promise<void>>,
): Fault[] =>
  (['the holder', 'another node'] as const).map((target) => ({
    name: title.replace('NODE', target),
    harm: 'someAreRefused',
    needsOthers: target === 'another node',
    seconds,
    turns: 1,
    begin: async (cluster) => begin(await targetOf(cluster, target)),
  }));

async function restarted({ process }: ClusterNode): Promise<void> {
  await process.start();
  await process.untilReady();
}

const ofAllNodes: readonly Fault[] = [
  ...ofNodes('NODE is killed', { least: 2, most: 15 }, async (node) => {
    await node.process.kill();
    return () => restarted(node);
  }),
  ...ofNodes('NODE stands still', { least: 3, most: 25 }, async ({ process }) => {
    process.signal('SIGSTOP');
    return async () => process.signal('SIGCONT');
  }),
  ...ofNodes('NODE is cut off from the database', { least: 3, most: 20 }, async ({ ways }) => {
    await ways.cut('database');
    return () => ways.mend('database');
  }),
  ...ofNodes('the clock of NODE is off by minutes', { least: 10, most: 25 }, async ({ process }) => {
    process.signal('SIGUSR2');
    return async () => process.signal('SIGUSR2');
  }),
];

const ofTheDatabase: readonly Fault[] = [
  {
    name: 'PostgreSQL is killed',
    harm: 'nobodyRings',
    needsOthers: false,
    seconds: { least: 1, most: 8 },
    turns: 1,
    async begin({ postgres }) {
      await postgres.kill();
      return () => postgres.startAgain();
    },
  },
  {
    name: 'PostgreSQL stands still',
    harm: 'nobodyRings',
    needsOthers: false,
    seconds: { least: 2, most: 12 },
    turns: 1,
    async begin({ postgres }) {
      await postgres.signal('SIGSTOP');
      return () => postgres.signal('SIGCONT');
    },
  },
];

const ofRedis: readonly Fault[] = [
  ...ofNodes('NODE is cut off from Redis', { least: 3, most: 20 }, async ({ ways }) => {
    await ways.cut('redis');
    return () => ways.mend('redis');
  }),
  {
    name: 'Redis is killed',
    harm: 'nobodyRings',
    needsOthers: true,
    seconds: { least: 1, most: 10 },
    turns: 1,
    async begin({ redis }) {
      await redis?.kill();
      return async () => redis?.startAgain();
    },
  },
  {
    name: 'Redis stands still',
    harm: 'nobodyRings',
    needsOthers: true,
    seconds: { least: 2, most: 15 },
    turns: 1,
    async begin({ redis }) {
      redis?.signal('SIGSTOP');
      return async () => redis?.signal('SIGCONT');
    },
  },
  {
    name: 'Redis is emptied',
    harm: 'someAreRefused',
    needsOthers: true,
    seconds: instant,
    turns: 1,
    async begin({ redis }) {
      await redis?.empty();
      return async () => undefined;
    },
  },
];

/** What a node is given to let go of everything. */
const drainMs = 25_000;

async function replaced({ process }: ClusterNode): Promise<void> {
  const begun = performance.now();
  const code = await process.stop();
  const tookMs = performance.now() - begun;
  if (code !== 0 || tookMs > drainMs) {
    throw new Error(`${process.name} was asked to stop and ended with ${code} after ${Math.round(tookMs)} ms`);
  }
  await process.start();
  await process.untilReady();
}

const ofAnUpdate: Fault = {
  name: 'all nodes are replaced, one after the other',
  harm: 'none',
  needsOthers: true,
  seconds: instant,
  turns: 2,
  async begin({ nodes }) {
    for (const node of nodes) await replaced(node);
    return async () => undefined;
  },
};

const everyFault: readonly Fault[] = [...ofAllNodes, ...ofTheDatabase, ...ofRedis, ofAnUpdate];

/** Those that so many nodes can meet, of which the name has what is wanted in it. */
export function faultsFor(nodes: number, wanted: string | undefined): readonly Fault[] {
  const fits = everyFault.filter(({ name }) => wanted === undefined || name.includes(wanted));
  if (nodes > 1) return fits;
  // Who is alone has nobody who goes on meanwhile.
  const alone = fits.filter(({ needsOthers, name }) => !needsOthers && !name.includes('Redis'));
  return alone.map((fault) => ({ ...fault, harm: 'nobodyRings' }));
}

export interface PlannedFault {
  /** Seconds after the beginning. */
  at: number;
  fault: Fault;
  lastsMs: number;
}

interface SchedulePlan {
  faults: readonly Fault[];
  random: Random;
  minutes: number;
  /** Seconds from one to the next: it begins, is over, and everybody agrees again. */
  every: number;
}

/** The same seed, the same faults at the same time: each of them comes once before any comes again. */
export function scheduleOf({ faults, random, minutes, every }: SchedulePlan): PlannedFault[] {
  const planned: PlannedFault[] = [];
  let left: Fault[] = [];
  let turn = 0;
  for (let at = every / 4; at + every <= minutes * 60; at = every * (turn + 1 / 4)) {
    if (left.length === 0) left = [...faults];
    const fault = random.pick(left);
    turn += fault.turns;
    left = left.filter((one) => one !== fault);
    const { least, most } = fault.seconds;
    planned.push({ at, fault, lastsMs: 1_000 * least + random.below(1_000 * (most - least) + 1) });
  }
  return planned;
}
