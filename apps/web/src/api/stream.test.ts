import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { defineCalls } from '@mukae/contract/calls/call';
import { wireAnswer, wireInput } from '@mukae/contract/calls/wire';
import { errorCodes, unexpected, unreached } from '@mukae/contract/errors/codes';
import { errors } from '@mukae/contract/errors/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { patiently } from '@/testing/patiently';
import { callStream } from './stream';

const { tell } = defineCalls({
  tell: {
    kind: 'stream',
    method: 'POST',
    path: '/api/tell',
    summary: 'Tells a story',
    input: wireInput({ storyName: z.string().check(z.maxLength(20)) }, { storyName: 'name' }),
    event: z.union([
      wireAnswer({ kind: z.literal('said'), spokenText: z.string() }, { spokenText: 'text' }),
      wireAnswer({ kind: z.literal('pointed'), side: z.enum(['left', 'right']) }),
    ]),
    errors: ['notFound'],
    capability: 'service.read',
  },
});

let server: Server;
let url: string;
/** How the server answers. */
let answer: (response: ServerResponse) => void;
const asked: string[] = [];
let left: number;
const reach = fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
      answer(response);
    });
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  left = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => reach(url + path, init));
});
afterEach(() => vi.unstubAllGlobals());

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const one = 'data: {"kind":"said","text":"むかしむかし"}\n\n';
const two = 'data: {"kind":"pointed","side":"left"}\n\n';
const end = 'event: end\ndata: {"result":"OK","code":"","msg":""}\n\n';
const ok = { result: 'OK', code: '', msg: '' };
const heardOne = { kind: 'said', spokenText: 'むかしむかし' };
const heardTwo = { kind: 'pointed', side: 'left' };
const unexpectedEnd = { result: 'Error', code: unexpected.code, msg: unexpected.text.ja };
const unreachedEnd = { result: 'Error', code: unreached.code, msg: unreached.text.ja };

async function listen(signal = new AbortController().signal) {
  const heard: unknown[] = [];
  const ending = await callStream(
    tell,
    { storyName: '桃太郎' },
    { onEvent: (event) => void heard.push(event), signal },
  );
  return { heard, ending };
}

describe('a call that is answered bit by bit', () => {
  it('[D-AT01] is sent in the words of the wire, and tells each event when it comes', async () => {
    let goOn = () => {};
    answer = (response) => {
      begin(response).write(`: still there\n\n${one}`);
      goOn = () => void response.end(two + end);
    };
    const heard: unknown[] = [];
    const { signal } = new AbortController();
    const telling = callStream(tell, { storyName: '桃太郎' }, { onEvent: (event) => void heard.push(event), signal });
    await patiently(() => expect(heard).toEqual([heardOne]));
    goOn();
    expect(await telling).toEqual(ok);
    expect(heard).toEqual([heardOne, heardTwo]);
    expect(asked).toEqual(['POST /api/tell application/json {"name":"桃太郎"}']);
  });

  it('[D-AT01] is understood in pieces of any size, also within a letter', async () => {
    const bytes = Buffer.from(one + two.replaceAll('\n', '\r\n') + end);
    answer = async (response) => {
      begin(response);
      response.socket?.setNoDelay(true);
      for (const byte of bytes) await new Promise((written) => response.write(Uint8Array.of(byte), written));
      response.end();
    };
    expect(await listen()).toEqual({ heard: [heardOne, heardTwo], ending: ok });
  });

  it('[D-AT01] that would not be taken is not even sent', async () => {
    const refused = await callStream(
      tell,
      { storyName: 'x'.repeat(21) },
      { onEvent: () => {}, signal: new AbortController().signal },
    );
    expect(refused).toMatchObject({ code: errorCodes.badInput, faults: [{ field: 'storyName', fault: 'tooLong' }] });
    expect(asked).toEqual([]);
  });

  it('[D-AT01] that is refused says why, by the names of the page', async () => {
    const faults = [{ field: 'name', fault: 'tooLong' }];
    answer = (response) =>
      void response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ result: 'Error', code: errorCodes.notFound, msg: '見つかりません', faults }));
    const { heard, ending } = await listen();
    expect([heard, ending]).toMatchObject([
      [],
      { code: errorCodes.notFound, msg: '見つかりません', faults: [{ field: 'storyName' }] },
    ]);
  });

  it('[D-AT01] that fails on the way says why after what was told', async () => {
    const failed = { result: 'Error', code: errorCodes.unavailable, msg: errors.unavailable.text.ja };
    answer = (response) => void begin(response).end(`${one}event: error\ndata: ${JSON.stringify(failed)}\n\n`);
    expect(await listen()).toEqual({ heard: [heardOne], ending: failed });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['without its end', (response) => void response.end(one)],
    ['within an event', (response) => void response.end(`${one}data: {"kind":"said","te`)],
    ['because the server died', (response) => void response.write(one, () => response.destroy())],
    [
      'because the server died within an event',
      (response) => void response.write(`${one}data: {`, () => response.destroy()),
    ],
    ['with an end that is none', (response) => void response.end(`${one}event: end\ndata: fine\n\n`)],
  ])('[D-AT01] which ends %s is answered as what nobody expected', async (_, badly) => {
    answer = (response) => badly(begin(response));
    expect(await listen()).toEqual({ heard: [heardOne], ending: unexpectedEnd });
  });

  it.each([
    ['of another kind', 'data: {"kind":"sung"}\n\n'],
    ['that is no JSON', 'data: sung\n\n'],
    ['under a name', `event: song\n${two}`],
  ])('[D-AT01] is left at an event %s: who knows what it would have changed', async (_, unknown) => {
    answer = (response) => void begin(response).write(one + unknown + two);
    expect(await listen()).toEqual({ heard: [heardOne], ending: unexpectedEnd });
    await patiently(() => expect(left).toBe(1));
  });

  it.each<[string, number, object]>([
    ['a page', 200, unexpectedEnd],
    ['a page of a gateway', 502, unreachedEnd],
    ['an answer of another kind of call', 200, unexpectedEnd],
  ])('[D-AT01] to which %s is answered (%i) has no answer', async (what, status, expected) => {
    const isPage = what.includes('page');
    answer = (response) =>
      void response
        .writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' })
        .end(isPage ? '<html>' : JSON.stringify(ok));
    expect(await listen()).toEqual({ heard: [], ending: expected });
  });

  it('[D-AT01] that nobody answers says that the server could not be reached', async () => {
    answer = (response) => void response.destroy();
    expect(await listen()).toEqual({ heard: [], ending: unreachedEnd });
  });

  it('[D-AT01] that is called off tells nothing more, and the server learns of it', async () => {
    answer = (response) => void begin(response).write(one);
    const leaving = new AbortController();
    const heard: unknown[] = [];
    const onEvent = (event: unknown) => {
      heard.push(event);
      leaving.abort();
    };
    expect(await callStream(tell, { storyName: '' }, { onEvent, signal: leaving.signal })).toEqual(unexpectedEnd);
    expect(heard).toEqual([heardOne]);
    await patiently(() => expect(left).toBe(1));
    expect(await listen(leaving.signal)).toEqual({ heard: [], ending: unexpectedEnd });
    expect(asked).toHaveLength(1);
  });
});
