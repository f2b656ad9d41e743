import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clientEvents } from '@mukae/contract/realtime/clientEvents';
import { clientMessageMaxBytes, clientMessages } from '@mukae/contract/realtime/clientMessages';
import { serverMessages } from '@mukae/contract/realtime/serverMessages';
import { closeCodes } from '@mukae/contract/realtime/socket';
import { beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addStranger } from '#testing/people';
import { makeRandom, type Random } from '#testing/random';
import { receptionForFile, signageIdOf, talk } from '#testing/receptionForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { TestPage } from '#testing/testPage';
import type { CompanyDesk } from './companyDesk';

/** How many messages; a longer run is asked for by the environment: a million takes minutes. */
const count = Number(process.env.FUZZ_MESSAGES ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? 20261116);
/** As many as one socket may say, and as many as may wait. */
const perSocket = 1500;
const atOnce = 100;

const { service, browser, screen, operator, desk } = receptionForFile();
let stranger: TestClient;

beforeAll(async () => {
  await addStranger(service(), { loginId: 'boss@other.example', role: 'companyAdmin' });
  stranger = await loggedIn(service().url, 'boss@other.example');
});

/** Of the seed, as everything that is said: what went wrong once goes wrong again. */
function anyId(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.below(16).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
}

interface Known {
  callId: string;
  signageId: number;
  peerId: string;
  /** Another one each time: an answer belongs to one message. */
  nextRef(): number;
}

function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

const words = ['', 'Standby', '__proto__', 'constructor', 'toString', '受付', '\u0000', '"', '🙂'.repeat(9), 'null'];
const names = [...Object.keys(clientEvents), ...Object.keys(clientMessages), ...Object.keys(serverMessages), ...words];

function anyValue(random: Random, known: Known, depth = 0): unknown {
  const simple = [
    () => random.below(5) - 1,
    () => random.pick([1.5, -0, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 53]),
    () => random.pick(words),
    () => random.pick([true, false, null]),
    () => known.callId,
    () => known.signageId,
    () => known.peerId,
    () => anyId(random),
  ];
  if (depth > 2 || random.below(4) > 0) return random.pick(simple)();
  const inner = () => anyValue(random, known, depth + 1);
  if (random.below(2) === 0) return Array.from({ length: random.below(4) }, inner);
  return Object.fromEntries(Array.from({ length: random.below(4) }, () => [random.pick(names), inner()]));
}

const fields = [
  'requestId',
  'callId',
  'signageId',
  'signagePeerId',
  'touchButton',
  'peerId',
  'from',
  'to',
  'state',
  'is',
];

/** Well formed and for somebody else, half formed, or nothing of the kind. */
function anyMessage(random: Random, known: Known): string | Buffer {
  const { callId, signageId, peerId } = known;
  const ref = known.nextRef();
  const body = () => Object.fromEntries(fields.map((field) => [field, anyValue(random, known)]));
  const event = random.pick(Object.keys(clientEvents));
  const kinds: (() => string | Buffer)[] = [
    () => JSON.stringify({ type: 'stateTransitionEvent', event, ref, ...body() }),
    () => JSON.stringify({ type: 'stateTransitionEvent', event: random.pick(names), ref, ...body() }),
    () => JSON.stringify({ type: random.pick(names), ...body() }),
    () =>
      JSON.stringify({ ...body(), type: random.pick(names), ref: random.pick([ref, -ref, `${ref}`, ref + 0.5, null]) }),
    () => JSON.stringify(anyValue(random, known)),
    () => JSON.stringify({ type: 'stateTransitionEvent', event, ref, callId }),
    () => JSON.stringify({ type: 'stateTransitionEvent', event: 'Leaving', ref, callId }),
    () => JSON.stringify({ type: 'stateTransitionEvent', event: 'acceptRequest', ref, requestId: callId, peerId }),
    () => JSON.stringify({ type: 'stateTransitionEvent', event: 'monitoringRequest', ref, signageId, peerId }),
    () => JSON.stringify({ type: 'stateTransitionEvent', event, ref, signageId }),
    () => JSON.stringify({ type: 'stateTransitionEvent', event: 'callFromUser', ref, signageId, peerId }),
    () => JSON.stringify({ type: 'stateTransitionEvent', event: 'operatorStateTransition', ref, state: 'Standby' }),
    () =>
      JSON.stringify({
        type: 'stateTransitionEvent',
        event: 'receptionRequest',
        ref,
        requestId: anyId(random),
        signageId,
        signagePeerId: peerId,
        touchButton: '',
      }),
    () => JSON.stringify({ type: 'serviceCloseForWRU', ref, callId }),
    () => JSON.stringify({ type: 'uiInteraction', callId, command: { kind: 'streaming', is: 'Stopped' } }),
    () => JSON.stringify({ type: 'informCallId', callId, peerId }),
    () => JSON.stringify({ type: 'homeButton', callId }),
    () => JSON.stringify({ type: 'iceCandidate', callId, from: peerId, to: peerId, candidate: null }),
    () => JSON.stringify({ type: 'ping' }).slice(0, random.below(15)),
    () => '['.repeat(random.below(3000)),
    () => `{"type":"${'x'.repeat(random.below(500))}"}`,
    () => Buffer.from(Array.from({ length: random.below(60) }, () => random.below(256))),
    () => '{"type":"ping","__proto__":{"caller":"systemAdmin"}}',
  ];
  return random.pick(kinds)();
}

/** Under which ref an answer to it is waited for. */
function refIn(said: string | Buffer): number[] {
  try {
    const { ref } = Object(JSON.parse(String(said)));
    return typeof said === 'string' && Number.isSafeInteger(ref) && ref >= 0 ? [ref] : [];
  } catch {
    return [];
  }
}

const answered = /^\{"type":"stateTransitionMsg","ref":(\d+),/;

/** Says so many of them, and is answered to the last. What else it hears is not read, so that the time goes to the service. */
async function babble(client: TestClient, random: Random, known: Known, messages: number): Promise<void> {
  const { url: origin } = service();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { cookie: client.cookieHeader },
    origin,
  });
  await once(socket, 'message');
  const asked: number[] = [];
  const answers: number[] = [];
  socket.on('message', (data: Buffer) => {
    const [, ref] = answered.exec(data.toString('latin1', 0, 80)) ?? [];
    if (ref !== undefined) answers.push(Number(ref));
  });
  const say = () => {
    const said = anyMessage(random, known);
    asked.push(...refIn(said));
    socket.send(said);
  };
  const settled = () =>
    new Promise<void>((resolve) => {
      const hear = (data: Buffer) => {
        if (!data.includes('"pong"')) return;
        socket.off('message', hear);
        resolve();
      };
      socket.on('message', hear);
      socket.send('{"type":"ping"}');
    });
  for (let said = 0; said < messages; said += atOnce) {
    for (let n = 0; n < atOnce; n += 1) say();
    await settled();
  }
  expect(answers).toEqual(asked);
  if (random.below(4) === 0) socket.send('x'.repeat(clientMessageMaxBytes + 1));
  else socket.close();
  await once(socket, 'close');
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** All of a desk, but for what is one signage's own. */
const deskWithout = ({ now }: CompanyDesk, signageId: number | undefined): string =>
  JSON.stringify([
    [...now.signages].filter(([id]) => id !== signageId),
    [...now.operators],
    [...now.requests].filter(([, request]) => request.signageId !== signageId),
    [...now.calls],
    signageId === undefined ? [...now.over] : [],
  ]);

it(
  '[O-F07] [O-L08] [O-L09] nonsense from every role brings nothing down, grows nothing and changes nothing; every ref is answered once',
  async () => {
    const random = makeRandom(seed);
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    const known = { callId, signageId: signage.id, peerId: busy.peerId, nextRef: counter() };
    const other = await browser('signage2');
    const otherId = await signageIdOf(other);
    const open = await desk();
    const call = () => JSON.stringify([[...open.now.calls], open.now.signages.get(signage.id)?.state.at]);
    /** Who may do what there is left: nothing, something of her own, or more than that. */
    const babblers = [
      { client: stranger, untouched: () => deskWithout(open, undefined) },
      { client: await browser('guest'), untouched: () => deskWithout(open, undefined) },
      { client: other, untouched: () => deskWithout(open, otherId) },
      ...(await Promise.all(
        ['operator2', 'admin', 'system'].map(async (name) => ({ client: await browser(name), untouched: call })),
      )),
    ];
    const alone = () =>
      expect
        .poll(
          () => [...open.now.signages.values(), ...open.now.operators.values()].filter(({ link }) => link.is === 'up'),
          { interval: 5 },
        )
        .toHaveLength(2);
    await babble(stranger, random, known, perSocket);
    const heap = heapInUse();

    for (let said = 0; said < count; ) {
      for (const { client, untouched } of babblers) {
        await alone();
        const before = untouched();
        await babble(client, random, known, perSocket);
        await alone();
        expect(untouched()).toBe(before);
        said += perSocket;
      }
      busy.heard.length = 0;
      signage.page.heard.length = 0;
    }

    expect(heapInUse() - heap).toBeLessThan(48 * 1024 * 1024);
    expect(await busy.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
    expect(await signage.page.hears('serviceClosed')).toMatchObject({ callId });
  },
  Math.max(120_000, count * 3),
);

it('[O-L08] a page that says more than may wait is closed', async () => {
  const page = await TestPage.open(service().url, await browser('operator2'));
  for (let n = 0; n < 3000; n += 1) page.socket.send(JSON.stringify({ type: 'ping' }));
  expect(await page.closed()).toBe(closeCodes.tooMany);
});
