import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beat } from '@mukae/contract/realtime/socket';
import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import { startEmbeddedPostgres } from '@mukae/server/platform/db/embedded/embeddedPostgres';
import { makeLogger } from '@mukae/server/platform/log/logger';
import { keptVoices } from '@mukae/server/testing/keptVoices';
import { loggedIn } from '@mukae/server/testing/testClient';
import { TestPage } from '@mukae/server/testing/testPage';
import { type RawData, WebSocket } from 'ws';
import { loggedInOperators, openSockets } from './reception/crowd';
import { InspectedProcess, type Memory } from './reception/inspectedProcess';

/**
 * The realtime channel against a bare `ws` relay on the same machine in the same run, taking turns so that a noisy
 * neighbour hits both: from a visitor's touch to the ring, what a socket costs, how fast a crowd hears of a change.
 */
const wanted = { ring: 3, memory: 1.5, broadcast: 2 };
const rings = 400;
const broadcasts = 20;
const crowds = { ring: 1000, idle: 5000 };
const ports = { mukae: 3921, bare: 3922, mukaeInspector: 3923, bareInspector: 3924 };

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const url = `http://127.0.0.1:${ports.mukae}`;
const bareUrl = `ws://127.0.0.1:${ports.bare}`;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);

async function untilReady(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await check().catch(() => false)) return;
    await pause(100);
  }
  throw new Error('it did not start');
}

async function opensBare(): Promise<boolean> {
  const socket = new WebSocket(bareUrl);
  await once(socket, 'open');
  socket.terminate();
  return true;
}

/** There and back through the relay. */
async function bareRoundTrip(
  one: WebSocket,
  other: WebSocket,
  places: { one: number; other: number },
): Promise<number> {
  const begun = performance.now();
  one.send(JSON.stringify({ to: places.other }));
  await once(other, 'message');
  other.send(JSON.stringify({ to: places.one }));
  await once(one, 'message');
  return performance.now() - begun;
}

async function ringTime(screen: TestPage, signageId: number, operator: TestPage): Promise<number> {
  const requestId = randomUUID();
  const begun = performance.now();
  const pressed = screen.say('receptionRequest', {
    requestId,
    signageId,
    signagePeerId: screen.peerId,
    touchButton: '受付',
  });
  await operator.hears('callFromSignage', ({ ring }) => ring.requestId === requestId);
  const took = performance.now() - begun;
  await pressed;
  await screen.say('Standby', { requestId });
  await operator.hears('acceptRequest');
  return took;
}

/** Until it hears anything but that the server is there. */
const hearsNews = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    const hear = (data: RawData) => {
      if (String(data) === beat) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
  });

/** Until the last of them heard it. */
async function untilAllHeard(sockets: readonly WebSocket[], say: () => void): Promise<number> {
  const begun = performance.now();
  const heard = sockets.map(hearsNews);
  say();
  await Promise.all(heard);
  return performance.now() - begun;
}

let failed = false;
function report(what: string, ratio: number, limit: number): void {
  failed ||= ratio > limit;
  console.log(`${what}: ratio ${ratio.toFixed(2)}, wanted at most ${limit}`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'mukae-bench-'));
// As root the database runs as another account, which has to get in.
await chmod(dataDir, 0o755);
const database = await startEmbeddedPostgres(dataDir, makeLogger('error'));
const mukae = new InspectedProcess(beside('../apps/server/dist/main.js'), ports.mukaeInspector, {
  PORT: String(ports.mukae),
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  VOICES_DIR: keptVoices,
  MODE: 'dev',
  LOG_LEVEL: 'warn',
  SOCKETS_PER_ADDRESS: String(2 * crowds.idle),
});
const bare = new InspectedProcess(beside('./reception/bareSockets.mjs'), ports.bareInspector, {
  PORT: String(ports.bare),
});

try {
  await untilReady(async () => (await fetch(`${url}/readyz`)).ok);
  await untilReady(opensBare);

  // One of each, so that what is loaded at first use is not counted per socket.
  const [screen, operator] = [
    await TestPage.ofUser(url, demoAccounts.signage1.loginId),
    await TestPage.ofUser(url, demoAccounts.operator1.loginId),
  ];
  const [bareOne, bareOther] = await openSockets(bareUrl, ['', '']);
  if (!bareOne || !bareOther) throw new Error('the relay did not open');
  const cookies = await loggedInOperators(database.url, crowds.idle);
  const socketUrl = `${url.replace('http', 'ws')}/ws`;

  const empty = { mukae: await mukae.memory(), bare: await bare.memory() };
  const near = await openSockets(socketUrl, cookies.slice(0, crowds.ring));
  const bareNear = await openSockets(bareUrl, cookies.slice(0, crowds.ring));

  const admin = await loggedIn(url, demoAccounts.admin.loginId);
  const { body } = await admin.post('/api/getSignage', { search: demoAccounts.signage1.loginId });
  const signageId = Number((body as { id: number }[])[0]?.id);
  await operator.standsBy();
  const times: { ring: number[]; bare: number[] } = { ring: [], bare: [] };
  for (let n = 0; n < rings; n += 1) {
    times.bare.push(await bareRoundTrip(bareOne, bareOther, { one: 1, other: 2 }));
    times.ring.push(await ringTime(screen, signageId, operator));
  }
  for (const share of [0.5, 0.9, 0.99]) {
    const [ring, round] = [quantile(times.ring, share), quantile(times.bare, share)];
    console.log(`p${share * 100}: touch to ring ${ring.toFixed(2)} ms, bare round trip ${round.toFixed(2)} ms`);
  }
  report('touch to ring, p99', quantile(times.ring, 0.99) / quantile(times.bare, 0.99), wanted.ring);

  const all = [...near, ...(await openSockets(socketUrl, cookies.slice(crowds.ring)))];
  const bareAll = [...bareNear, ...(await openSockets(bareUrl, cookies.slice(crowds.ring)))];
  const full = { mukae: await mukae.memory(), bare: await bare.memory() };
  const perSocket = (which: 'mukae' | 'bare', kind: keyof Memory) =>
    (full[which][kind] - empty[which][kind]) / all.length;
  for (const kind of ['rss', 'used'] as const) {
    const [ours, theirs] = [perSocket('mukae', kind), perSocket('bare', kind)].map((bytes) =>
      (bytes / 1024).toFixed(1),
    );
    console.log(`${all.length} sockets, ${kind}: ${ours} KiB each, bare ${theirs} KiB`);
  }
  report('memory of a socket', perSocket('mukae', 'rss') / perSocket('bare', 'rss'), wanted.memory);

  const adminPage = await TestPage.open(url, admin);
  const heard: { mukae: number[]; bare: number[] } = { mukae: [], bare: [] };
  for (let n = 0; n < broadcasts; n += 1) {
    heard.bare.push(
      await untilAllHeard(bareAll, () => bareOne.send(JSON.stringify({ to: 'all', text: 'x'.repeat(120) }))),
    );
    heard.mukae.push(
      await untilAllHeard(all, () => void adminPage.say(n % 2 === 0 ? 'suspend' : 'restart', { signageId })),
    );
  }
  console.log(`all heard after ${median(heard.mukae).toFixed(0)} ms, bare ${median(heard.bare).toFixed(0)} ms`);
  report(`a change reaches ${all.length} pages`, median(heard.mukae) / median(heard.bare), wanted.broadcast);
  for (const socket of [...all, ...bareAll]) socket.terminate();
} finally {
  await mukae.stop();
  await bare.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
