import { setTimeout as pause } from 'node:timers/promises';
import { cpuOf, cpuPerMinute } from '../costs';
import type { Extent } from '../extent';
import { judge } from '../judging';
import { Crowd } from '../load/crowd';
import { openPairs, type Pair, ringAll } from '../load/pairs';
import { inMs, quantile } from '../quantile';
import { MukaeNodes } from '../relays/mukaeNodes';

const wanted = 3;
const turnOf = 50;

interface Player {
  name: string;
  relay: MukaeNodes;
  crowd: Crowd;
  pairs: Pair[];
  times: number[];
}

async function fillNode(screensEach: number, { screens, pairs: count }: Extent): Promise<Player> {
  const relay = await MukaeNodes.start({ nodes: 1, screensEach });
  const crowd = new Crowd('mukae');
  const name = `companies of ${Math.min(screensEach, screens)} screens`;
  const work = await relay.work(screens, count);
  const pairs = await openPairs('mukae', work.pairs);
  const [cpu, begun] = [await cpuOf(relay), performance.now()];
  await crowd.open(work.crowd);
  const seconds = (performance.now() - begun) / 1000;
  const taken = (await cpuOf(relay)).nodes - cpu.nodes;
  console.log(`${name}: ${screens} came in within ${seconds.toFixed(1)} s, ${taken.toFixed(1)} CPU seconds`);
  return { name, relay, crowd, pairs, times: [] };
}

/** All screens of one company against the same number in many: what its desk costs that holds them all. */
export async function oneCompany(extent: Extent): Promise<void> {
  const players: Player[] = [];
  try {
    for (const screensEach of [500, extent.screens]) players.push(await fillNode(screensEach, extent));
    const idle = await cpuPerMinute(
      players.map(({ relay }) => relay),
      () => pause(extent.idleMs),
    );
    for (const [place, { name }] of players.entries()) {
      console.log(`${name}: ${idle[place]?.nodes.toFixed(2)} CPU seconds a minute while nothing happens`);
    }
    for (let done = 0; done < extent.touches; done += turnOf) {
      for (const { pairs, times } of players) {
        times.push(...(await ringAll(pairs, extent.touchesPerSecond, turnOf)).times);
      }
    }
    for (const { name, times } of players) {
      console.log(`${name}: touch to ring p50 ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}`);
    }
    const [many, one] = players;
    if (!many || !one) throw new Error('a node is missing');
    judge(
      `touch to ring, p99, one company of ${extent.screens} ÷ many`,
      quantile(one.times, 0.99) / quantile(many.times, 0.99),
      { atMost: wanted },
    );
  } finally {
    for (const { crowd, pairs } of players) {
      for (const pair of pairs) pair.close();
      await crowd.leave();
    }
    for (const { relay } of players) await relay.stop();
  }
}
