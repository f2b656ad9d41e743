import type { Extent } from '../extent';
import { judge } from '../judging';
import { Crowd } from '../load/crowd';
import { openPairs, type Pair, ringAll } from '../load/pairs';
import { inMs, quantile } from '../quantile';
import { MukaeNodes } from '../relays/mukaeNodes';

const wanted = 2;
/** So few that each of them meets the same neighbours. */
const turnOf = 50;
const screens = 1_000;

interface Player {
  relay: MukaeNodes;
  crowd: Crowd;
  pairs: Pair[];
  times: number[];
  lost: number;
}

/** From touch to ring over two nodes against one, taking turns, so that a noisy neighbour hits both. */
export async function twoNodes(extent: Extent): Promise<void> {
  const players: Player[] = [];
  try {
    for (const cluster of [{ nodes: 1 }, { nodes: 1, hasRedis: true }, { nodes: 2 }]) {
      const relay = await MukaeNodes.start(cluster);
      const player: Player = { relay, crowd: new Crowd('mukae'), pairs: [], times: [], lost: 0 };
      players.push(player);
      const work = await relay.work(Math.min(screens, extent.screens), extent.pairs);
      await player.crowd.open(work.crowd);
      player.pairs.push(...(await openPairs('mukae', work.pairs)));
    }
    for (let done = 0; done < extent.touches; done += turnOf) {
      for (const player of players) {
        const { times, lost } = await ringAll(player.pairs, extent.touchesPerSecond, turnOf);
        player.times.push(...times);
        player.lost += lost;
      }
    }
    for (const { relay, times, lost } of players) {
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
      console.log(`${relay.name}: touch to ring p50 ${inMs(p50)}, p99 ${inMs(p99)}, ${lost} of ${extent.touches} lost`);
    }
    const [one, , two] = players;
    if (!one || !two) throw new Error('a cluster is missing');
    judge('touch to ring, p99, two nodes ÷ one', quantile(two.times, 0.99) / quantile(one.times, 0.99), {
      atMost: wanted,
    });
    judge(
      'touches that did not ring',
      players.reduce((sum, { lost }) => sum + lost, 0),
      { atMost: 0 },
    );
  } finally {
    for (const { crowd, pairs } of players) {
      for (const pair of pairs) pair.close();
      await crowd.leave();
    }
    for (const { relay } of players) await relay.stop();
  }
}
