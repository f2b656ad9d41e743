import { setTimeout as pause } from 'node:timers/promises';
import { cpuPerMinute, memoryOf } from '../costs';
import type { Extent } from '../extent';
import { judge } from '../judging';
import { Crowd } from '../load/crowd';
import { MukaeNodes } from '../relays/mukaeNodes';
import type { Relay } from '../relays/relay';
import { startBareRelay, startPeerServer, startSocketIo } from '../relays/relays';

const wanted = { memory: 1.5, beat: 1.5 };
/** Until what is only needed for coming in is forgotten. */
const settlingMs = 5_000;

interface Standing {
  relay: Relay;
  crowd: Crowd;
  /** KiB of one socket. */
  each: number;
}

/** Everybody comes in; one is there before, so that what is loaded at first use is not counted. */
async function fill(relay: Relay, screens: number): Promise<Standing> {
  const { crowd: seats } = await relay.work(screens, 0);
  const crowd = new Crowd(relay.speech);
  await crowd.open(seats.slice(0, 1));
  const empty = await memoryOf(relay);
  const begun = performance.now();
  await crowd.open(seats.slice(1));
  const seconds = (performance.now() - begun) / 1000;
  await pause(settlingMs);
  const full = await memoryOf(relay);
  const each = (full.nodes - empty.nodes) / (seats.length - 1) / 1024;
  console.log(`${relay.name}: ${screens} screens in ${seconds.toFixed(0)} s, ${each.toFixed(1)} KiB each`);
  return { relay, crowd, each };
}

const perMinute = (name: string, { nodes, ground }: { nodes: number; ground: number }, screens: number): void =>
  console.log(
    `${name}: ${nodes.toFixed(2)} CPU seconds a minute, ${((nodes / screens) * 1e6).toFixed(0)} µs a screen (database and Redis ${ground.toFixed(2)})`,
  );

async function expectAll({ relay, crowd }: Standing, screens: number): Promise<void> {
  const open = await crowd.count();
  if (open !== screens) throw new Error(`${relay.name}: only ${open} of ${screens} are still connected`);
}

/** Screens that stand there and are told that the server is, on one node: memory, and what the beat costs. */
export async function idle({ screens, idleMs }: Extent): Promise<void> {
  const standing: Standing[] = [];
  const relays: Relay[] = [];
  try {
    for (const start of [
      () => MukaeNodes.start({ nodes: 1 }),
      () => startBareRelay(1),
      startPeerServer,
      () => startSocketIo(1),
    ]) {
      relays.push(await start());
    }
    const empty = await cpuPerMinute(relays, () => pause(idleMs));
    for (const relay of relays) standing.push(await fill(relay, screens));
    const full = await cpuPerMinute(relays, () => pause(idleMs));
    for (const one of standing) await expectAll(one, screens);
    // What it does anyway costs the same however many there are.
    const costs = full.map(({ nodes, ground }, place) => ({
      nodes: nodes - (empty[place]?.nodes ?? 0),
      ground: ground - (empty[place]?.ground ?? 0),
    }));
    for (const [place, { relay }] of standing.entries()) {
      const cost = costs[place];
      if (!cost) continue;
      perMinute(relay.name, cost, screens);
      console.log(`  and ${empty[place]?.nodes.toFixed(2)} while nobody is there`);
    }
    const [ours, bare] = standing;
    const [ourCost, bareCost] = costs;
    if (!ours || !bare || !ourCost || !bareCost) throw new Error('a relay is missing');
    judge(`memory of one of ${screens} screens ÷ bare ws`, ours.each / bare.each, { atMost: wanted.memory });
    judge('cost of the beat ÷ bare ws', ourCost.nodes / bareCost.nodes, { atMost: wanted.beat });

    await ours.crowd.report();
    await pause(settlingMs);
    const [reporting] = await cpuPerMinute([ours.relay], () => pause(Math.max(idleMs, 60_000)));
    await expectAll(ours, screens);
    if (reporting) {
      perMinute(`${ours.relay.name}, all of it, when screens tell each minute how they are`, reporting, screens);
    }
  } finally {
    for (const { crowd } of standing) await crowd.leave();
    for (const relay of relays) await relay.stop();
  }
}
