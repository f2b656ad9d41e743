import { readFile } from 'node:fs/promises';
import type { Relay } from './relays/relay';

const ticksPerSecond = 100;

/** Empty for one that has ended meanwhile, as helpers of a database do. */
const readProcess = (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** It and everybody whom it has started, such as the processes of a database. */
async function familyOf(pid: number): Promise<number[]> {
  const children = (await readProcess(pid, `task/${pid}/children`)).trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** What it has taken of the processors, in seconds, with those of its children that have ended. */
async function ownSeconds(pid: number): Promise<number> {
  const stat = await readProcess(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).map(Number);
  return ticks.reduce((sum, some) => sum + some, 0) / ticksPerSecond;
}

async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const family = (await Promise.all(pids.map(familyOf))).flat();
  return (await Promise.all(family.map(ownSeconds))).reduce((sum, some) => sum + some, 0);
}

/** Memory that several share counts once, a part for each. */
async function sharedMemory(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB$/m.exec(await readProcess(pid, 'smaps_rollup')) ?? [];
  return Number(kilobytes) * 1024;
}

/** What the nodes take, and what stands beneath them. */
export interface Taken {
  nodes: number;
  ground: number;
}

export const cpuOf = async ({ nodes, ground }: Pick<Relay, 'nodes' | 'ground'>): Promise<Taken> => ({
  nodes: await cpuSeconds(nodes.map(({ pid }) => pid)),
  ground: await cpuSeconds(ground),
});

/** Resident memory of the nodes once they have collected their garbage. */
export async function memoryOf({ nodes, ground }: Pick<Relay, 'nodes' | 'ground'>): Promise<Taken> {
  let resident = 0;
  for (const node of nodes) resident += (await node.memory()).rss;
  const family = (await Promise.all(ground.map(familyOf))).flat();
  const beneath = await Promise.all(family.map(sharedMemory));
  return { nodes: resident, ground: beneath.reduce((sum, some) => sum + some, 0) };
}

/** CPU seconds in a minute, of each relay in the same time, while something goes on or nothing does. */
export async function cpuPerMinute(relays: readonly Relay[], meanwhile: () => Promise<unknown>): Promise<Taken[]> {
  const read = () => Promise.all(relays.map(cpuOf));
  const before = await read();
  const begun = performance.now();
  await meanwhile();
  const minutes = (performance.now() - begun) / 60_000;
  return (await read()).map((after, place) => ({
    nodes: (after.nodes - (before[place]?.nodes ?? 0)) / minutes,
    ground: (after.ground - (before[place]?.ground ?? 0)) / minutes,
  }));
}
