import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineCalls } from '@mukae/contract/calls/call';
import { wireAnswer, wireInput } from '@mukae/contract/calls/wire';
import { errorCodes } from '@mukae/contract/errors/codes';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { patiently } from '#testing/patiently';
import { TestClient } from '#testing/testClient';
import { listen } from '../http/listen';
import { makeProxies } from '../http/proxies';
import { makeServer } from '../http/server';
import { makeLogger } from '../log/logger';
import type { Once } from '../once/once';
import { Refusal } from '../refusals/refusal';
import { mountCalls } from './callRoutes';
import type { Handler } from './handler';
import { handleStream, StreamAnswer } from './handleStream';
import { answerStream } from './streamAnswer';
import { makeUploads } from './uploads';

const said = wireAnswer({ kind: z.literal('said'), spokenText: z.string() }, { spokenText: 'text' });
const pointed = wireAnswer({ kind: z.literal('pointed'), side: z.enum(['left', 'right']) });
const { tell, tellStaff } = defineCalls({
  tell: {
    kind: 'stream',
    method: 'POST',
    path: '/api/tell',
    summary: 'Tells a story',
    input: wireInput({ storyName: z.string() }, { storyName: 'name' }),
    event: z.union([said, pointed]),
    errors: ['notFound'],
    capability: 'service.read',
  },
  tellStaff: {
    kind: 'stream',
    method: 'POST',
    path: '/api/tellStaff',
    summary: 'Tells a story to those who work here',
    input: z.strictObject({}),
    event: said,
    errors: [],
    capability: 'audit.read',
  },
});

type Told = z.output<typeof said> | z.output<typeof pointed>;
const sentence = (spokenText: string): Told => ({ kind: 'said', spokenText });

/** One that ends before anything was told, after this. */
const untold = (before: () => Promise<void>): AsyncIterable<Told> => ({
  [Symbol.asyncIterator]: () => ({
    async next() {
      await before();
      return { done: true, value: undefined };
    },
  }),
});

/** What the next story is. */
let story: (name: string, reader: AbortSignal) => AsyncIterable<Told>;
let app: FastifyInstance;
let client: TestClient;
const lines: string[] = [];
const beatMs = 20;

const nothingAdded: Once = {
  find: async () => undefined,
  note: () => async () => undefined,
  mark: ({ key, path }) => ({ id: key, content: path, at: new Date(0) }),
  sweep: async () => undefined,
};

beforeEach(async () => {
  lines.length = 0;
  const log = makeLogger('info', { write: (line) => void lines.push(line) });
  app = await makeServer({ log, proxies: makeProxies(0, log), publicUrl: undefined, tls: undefined });
  const handlers: Handler[] = [
    handleStream(tell, ({ input }, reader) => story(input.storyName, reader)),
    handleStream(tellStaff, async function* () {
      yield { kind: 'said' as const, spokenText: 'for staff only' };
    }),
  ];
  mountCalls(app, handlers, {
    identify: async () => ({ caller: 'anonymous' }),
    once: nothingAdded,
    publicUrl: undefined,
    uploads: makeUploads({ folder: '', room: async () => 0 }),
  });
  const closing = new AbortController().signal;
  app.post('/slowly', (request, reply) =>
    answerStream(request, reply, new StreamAnswer((reader) => story('', reader)), { closing, beatMs }),
  );
  await listen(app, { port: 0, hosts: ['127.0.0.1'] }, undefined);
  client = new TestClient(app.listeningOrigin, { 'accept-language': 'en' });
});
afterEach(() => app.close());

const errorLines = () => lines.filter((line) => line.includes('"level":50'));

function post(path: string, body: string) {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  const head = ['host: here', 'content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
  socket.write([`POST ${path} HTTP/1.1`, ...head, '', body].join('\r\n'));
  return socket;
}

describe('a call that is answered bit by bit', () => {
  it('[D-AT01] tells each event when it comes, in the words of the wire, and then that this was all', async () => {
    const heard: unknown[] = [];
    let goOn = () => {};
    story = async function* (name) {
      yield sentence(name);
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      yield { kind: 'pointed', side: 'left' };
    };
    const telling = client.stream('/api/tell', { name: '桃太郎' }, { onEvent: (event) => void heard.push(event) });
    await patiently(() => expect(heard).toEqual([{ kind: 'said', text: '桃太郎' }]));
    goOn();
    const { status, headers, events, body } = await telling;
    expect([status, events.length, body]).toEqual([200, 2, { result: 'OK', code: '', msg: '' }]);
    expect(events[1]).toEqual({ kind: 'pointed', side: 'left' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('[D-AT01] that has nothing to tell ends at once', async () => {
    story = () => untold(async () => {});
    expect(await client.stream('/api/tell', { name: '' })).toMatchObject({ events: [], result: 'OK' });
  });

  it('[D-AT01] whose events have lines of their own tells them whole', async () => {
    const lined = 'one\n\ndata: two\r\n\u2028event: end\n\n';
    story = async function* () {
      yield sentence(lined);
    };
    const { events, result } = await client.stream('/api/tell', { name: '' });
    expect([events, result]).toEqual([[{ kind: 'said', text: lined }], 'OK']);
  });

  it('[D-AT01] [W-04] is refused like any other call before its first event: by who asks, what is sent, what is not there', async () => {
    story = () =>
      untold(async () => {
        throw new Refusal('notFound');
      });
    const refused = await client.stream('/api/tell', { name: '' });
    expect([refused.status, refused.code, refused.events]).toEqual([404, errorCodes.notFound, []]);
    expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
    const staff = await client.stream('/api/tellStaff');
    expect([staff.status, staff.code]).toEqual([401, errorCodes.notLoggedIn]);
    const wrong = await client.stream('/api/tell', { storyName: 'x' });
    expect([wrong.status, wrong.body]).toMatchObject([400, { faults: [{ field: 'name' }, { field: 'storyName' }] }]);
    const foreign = await client.post('/api/tell', { name: '' }, { origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.code]).toEqual([403, errorCodes.foreignOrigin]);
  });

  it('[D-AT01] that fails on the way says so in its last event, without saying what it was', async () => {
    story = async function* () {
      yield sentence('one');
      throw new Error('the password of the database is secret');
    };
    const { status, events, body } = await client.stream('/api/tell', { name: '' });
    expect([status, events.length]).toEqual([200, 1]);
    expect(body).toMatchObject({ result: 'Error', code: errorCodes.unknownError });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(errorLines()).toHaveLength(1);
  });

  it('[D-AT01] that is refused on the way tells the code in the language of the caller', async () => {
    story = async function* () {
      yield sentence('one');
      throw new Refusal('tooMany');
    };
    const { body } = await client.stream('/api/tell', { name: '' });
    expect(body).toEqual({ result: 'Error', code: errorCodes.tooMany, msg: new Refusal('tooMany').message });
    expect(errorLines()).toEqual([]);
  });

  it('[D-AT01] that says something undeclared is cut off there', async () => {
    story = async function* () {
      yield sentence('one');
      const undeclared: Told = JSON.parse('{"kind":"sung"}');
      yield undeclared;
    };
    const { events, code } = await client.stream('/api/tell', { name: '' });
    expect([events.length, code]).toEqual([1, errorCodes.unknownError]);
  });
});

describe('a stream', () => {
  it('[D-AT01] in which nothing is said for long shows that it is still there', async () => {
    let goOn = () => {};
    story = async function* () {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      yield sentence('at last');
    };
    const socket = post('/slowly', '{}');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    await patiently(() => expect(answer.split(': still there').length).toBeGreaterThan(3));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    goOn();
    await patiently(() => expect(answer).toMatch(/at last.*event: end/s));
  });

  it('[D-AT01] is made no faster than it is read', async () => {
    const count = 400;
    let made = 0;
    let lastMade = performance.now();
    story = async function* () {
      for (; made < count; made += 1) {
        yield sentence('x'.repeat(200_000));
        lastMade = performance.now();
      }
    };
    const socket = post('/api/tell', '{"name":""}').pause();
    await patiently(() => expect(made > 0 && performance.now() - lastMade).toBeGreaterThan(300));
    expect(made).toBeLessThan(count / 2);
    expect((await text(socket)).split('data: ')).toHaveLength(count + 2);
    expect(made).toBe(count);
  });

  it('[D-AT01] ends when its reader goes away, and nothing is left of it', async () => {
    const ended: string[] = [];
    story = async function* (_, reader) {
      try {
        yield sentence('one');
        await new Promise((resolve) => reader.addEventListener('abort', resolve));
        ended.push('told');
      } finally {
        ended.push('closed');
      }
    };
    const leaving = new AbortController();
    await client.stream('/api/tell', { name: '' }, { onEvent: () => leaving.abort(), signal: leaving.signal });
    await patiently(() => expect(ended).toEqual(['told', 'closed']));
    expect(errorLines()).toEqual([]);
  });

  it('[D-AT01] whose reader goes away before anything was said is not begun', async () => {
    let isTold = false;
    let isAsked = false;
    story = (_, reader) =>
      untold(async () => {
        isAsked = true;
        await new Promise((resolve) => reader.addEventListener('abort', resolve));
        isTold = true;
      });
    const socket = post('/api/tell', '{"name":""}');
    await patiently(() => expect(isAsked).toBe(true));
    socket.destroy();
    await patiently(() => expect(isTold).toBe(true));
    expect(errorLines()).toEqual([]);
  });

  it('[D-AT01] ends with the service, and its reader is told that it is away', async () => {
    story = async function* () {
      yield sentence('one');
      await new Promise(() => undefined);
    };
    const began = performance.now();
    const closed: Promise<void>[] = [];
    const { events, code } = await client.stream(
      '/api/tell',
      { name: '' },
      { onEvent: () => void closed.push(app.close()) },
    );
    expect([events.length, code]).toEqual([1, errorCodes.unavailable]);
    await Promise.all(closed);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
