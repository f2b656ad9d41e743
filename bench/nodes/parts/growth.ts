import { setTimeout as pause } from 'node:timers/promises';
import { cpuPerMinute, memoryOf } from '../costs';
import type { Extent } from '../extent';
import type { GrowthFigure } from '../growth/growthFigure';
import { drawKeptFigures, keepFigures } from '../growth/keptFigures';
import { Crowd } from '../load/crowd';
import { openPairs, ringAll } from '../load/pairs';
import { inMs, quantile } from '../quantile';
import { MukaeNodes } from '../relays/mukaeNodes';
import type { Relay } from '../relays/relay';
import { startBareRelay, startPeerServer, startSocketIo } from '../relays/relays';

const settlingMs = 3_000;
const megabyte = 1024 * 1024;

type Contender = Pick<GrowthFigure, 'who' | 'nodes'> & { start: () => Promise<Relay> };

const contenders: readonly Contender[] = [1, 2, 3].flatMap((nodes): Contender[] => [
  { who: 'mukae', nodes, start: () => MukaeNodes.start({ nodes }) },
  { who: 'bare', nodes, start: () => startBareRelay(nodes) },
  { who: 'socketIo', nodes, start: () => startSocketIo(nodes) },
  ...(nodes === 1 ? [{ who: 'peerServer' as const, nodes, start: startPeerServer }] : []),
]);

async function grow({ who, nodes, start }: Contender, extent: Extent): Promise<GrowthFigure[]> {
  const relay = await start();
  const crowd = new Crowd(relay.speech);
  try {
    const [idleMs, figures] = [extent.idleMs / 2, [] as GrowthFigure[]];
    const most = Math.max(...extent.stages);
    const work = await relay.work(most, extent.pairs);
    const pairs = await openPairs(relay.speech, work.pairs);
    let there = 0;
    for (const screens of extent.stages) {
      const wanted = screens - pairs.length;
      await crowd.open(work.crowd.slice(there, wanted));
      there = wanted;
      await pause(settlingMs);
      const memory = await memoryOf(relay);
      const [idle] = await cpuPerMinute([relay], () => pause(idleMs));
      const times: number[] = [];
      let lost = 0;
      const [busy] = await cpuPerMinute([relay], async () => {
        const rings = await ringAll(pairs, extent.touchesPerSecond, extent.touches);
        times.push(...rings.times);
        lost = rings.lost;
      });
      if (!idle || !busy) throw new Error('a relay was not read');
      const figure: GrowthFigure = {
        who,
        nodes,
        screens,
        memory: Math.round(memory.nodes / megabyte),
        groundMemory: Math.round(memory.ground / megabyte),
        idleCpu: idle,
        busyCpu: busy,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        lost,
      };
      figures.push(figure);
      console.log(
        `${relay.name}, ${nodes} × ${screens}: ${figure.memory} MiB (and ${figure.groundMemory}), CPU seconds a minute ${idle.nodes.toFixed(1)} idle (and ${idle.ground.toFixed(1)}), ${busy.nodes.toFixed(1)} at ${extent.touchesPerSecond} touches a second (and ${busy.ground.toFixed(1)}), touch to ring p50 ${inMs(figure.p50)}, p99 ${inMs(figure.p99)}, ${lost} lost`,
      );
    }
    for (const pair of pairs) pair.close();
    return figures;
  } finally {
    await crowd.leave();
    await relay.stop();
  }
}

/** From a few screens to many, on one node and several, beside others that do the same work. */
export async function growth(extent: Extent): Promise<void> {
  const figures: GrowthFigure[] = [];
  for (const contender of contenders) figures.push(...(await grow(contender, extent)));
  if (!extent.isKept) return;
  await keepFigures({ touchesPerSecond: extent.touchesPerSecond, figures });
  await drawKeptFigures();
}
