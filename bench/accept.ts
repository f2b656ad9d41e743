import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Times } from './accept/acceptedCall';
import type { Desk } from './accept/bare/page';
import { BarePages } from './accept/barePages';
import { BuiltService } from './accept/builtService';
import { WholeProduct } from './accept/wholeProduct';
import { openBrowser, servePages } from './pagesInBrowser';

/**
 * From the press on the button that answers until both sides have decoded the first picture and the first sound: the whole
 * product against two bare pages in the same browser. They take turns, so that a noisy neighbour hits both, and whoever is
 * not measured is out of the way.
 */
const wantedRatio = 1.2;
const turns = Number(process.env.TURNS ?? 5);
const callsInTurn = Number(process.env.CALLS ?? 4);
const ports = { mukae: 3931, relay: 3932 };

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const relay = spawn(process.execPath, [beside('./reception/bareSockets.mjs')], {
  env: { ...process.env, PORT: String(ports.relay) },
  stdio: 'ignore',
});
const pages = await servePages('./accept/bare');
const service = await BuiltService.start(ports.mukae);
const browser = await openBrowser();

try {
  const product = await WholeProduct.logIn(browser, service.url);
  const bare = await BarePages.open(browser, pages.url, `ws://127.0.0.1:${ports.relay}`);
  const bareTurn = (desk: Desk) => (calls: number) => bare.turn(desk, calls);
  const baseline = { name: 'bare call, the answer asks for camera and microphone', measured: [] as Times[] };
  const easier = { name: 'bare call, camera and microphone open before', measured: [] as Times[] };
  const least = { name: 'bare call, microphone alone, open before', measured: [] as Times[] };
  const whole = { name: 'the whole product', measured: [] as Times[] };
  const players = [
    { who: baseline, turn: bareTurn({ sends: 'voice and camera', devices: 'asked for' }) },
    { who: whole, turn: (calls: number) => product.turn(calls) },
    { who: easier, turn: bareTurn({ sends: 'voice and camera', devices: 'open' }) },
    { who: least, turn: bareTurn({ sends: 'voice', devices: 'open' }) },
  ];

  for (let turn = 0; turn < turns; turn += 1) {
    for (const player of players) {
      // The first call of a turn wakes everything up.
      const [, ...times] = await player.turn(1 + callsInTurn);
      player.who.measured.push(...times);
    }
  }

  const shown = (what: keyof Times) => (who: { name: string; measured: readonly Times[] }) => {
    const times = who.measured.map((one) => one[what]);
    const [least, most] = [Math.min(...times), Math.max(...times)];
    console.log(`  ${who.name}: ${median(times).toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`);
    return median(times);
  };
  const worst = { first: 0 };
  for (const what of ['picture', 'sound'] as const) {
    console.log(`answer pressed → first ${what} on both sides, median of ${turns * callsInTurn}`);
    const ours = shown(what)(whole);
    for (const bareCall of [baseline, easier, least]) {
      const ratio = ours / shown(what)(bareCall);
      console.log(`    ratio ${ratio.toFixed(2)}`);
      if (bareCall === baseline) worst.first = Math.max(worst.first, ratio);
    }
  }
  console.log(`worst ratio to the first bare call ${worst.first.toFixed(2)}, wanted at most ${wantedRatio}`);
  process.exitCode = worst.first <= wantedRatio ? 0 : 1;
} finally {
  await browser.close();
  await pages.stop();
  await service.stop();
  relay.kill();
  await once(relay, 'exit');
}
