import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formBeginning, formEnding, formHeaders, jsonHeaders, sendSlowly } from '#testing/hostile/slowSender';
import { senderOf } from '../calls/calledOff';
import { readForm } from '../calls/multipart';
import { makeUploads } from '../calls/uploads';
import { freePort } from '../db/embedded/freePort';
import { makeLogger } from '../log/logger';
import { listen } from './listen';
import { makeProxies } from './proxies';
import { makeServer } from './server';

const bodies = {
  headersWithinMs: 500,
  wholeWithinMs: 1500,
  bytesPerSecond: 8192,
  formWindowMs: 500,
  answeredWindowMs: 300,
  unfinishedOfAddress: 20,
};
const rules = { image: { maxBytes: 10_000_000, tooLarge: 'tooLarge' } } as const;
/** Elsewhere a machine has only one loopback address of IPv4. */
const hosts = process.platform === 'linux' ? ['127.0.0.1', '127.0.0.2'] : ['127.0.0.1'];

const sender = { account: undefined, address: '127.0.0.1' };
let app: FastifyInstance;
let folder: string;
let port: number;
const lines: string[] = [];
const at = (host: string): string => `http://${host}:${port}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-slow-'));
  const uploads = makeUploads({ folder, room: async () => Number.POSITIVE_INFINITY });
  const log = makeLogger('warn', { write: (line) => lines.push(line) });
  app = await makeServer({ log, proxies: makeProxies(0, log), publicUrl: undefined, tls: undefined, bodies });
  app.post('/json', async ({ body }) => body);
  app.post('/form', async (request, reply) => {
    const from = { sender: senderOf(reply), sentBy: 'somebody' };
    const { files, discard } = await readForm(request, from, rules, await uploads.begin(sender, undefined));
    await discard();
    return { size: files.image?.size };
  });
  port = await freePort();
  await listen(app, { port, hosts }, undefined, bodies);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const drip = { bytes: 1, everyMs: 50 };
const soon = 10_000;

describe.concurrent.each(hosts)('a request to %s', (host) => {
  it('[S-06] whose headers do not come is ended', async () => {
    const socket = connect(port, host);
    socket.write('POST /json HTTP/1.1\r\nhost: here\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['half a JSON is sent', 100],
    ['a JSON comes letter by letter without an end', undefined],
  ])('[S-06] of which %s is answered with 408 and ended', async (_, length) => {
    const headers = { ...jsonHeaders, 'accept-language': 'en' };
    const { answer, ms } = await sendSlowly(at(host), { path: '/json', headers, length, beginning: '{"a":"', drip })
      .ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"code":"SVER-44","msg":"Sending took too long');
    expect(ms).toBeGreaterThanOrEqual(bodies.wholeWithinMs);
    expect(ms).toBeLessThan(soon);
  });

  it.each([
    ['stops', 100_000, undefined],
    ['drips', 100_000, drip],
    ['drips without an end', undefined, drip],
  ])('[S-06] with a form that %s is answered with 408 and ended', async (_, length, dripped) => {
    const sent = { path: '/form', headers: formHeaders, length, beginning: formBeginning('image') };
    const { answer, ms } = await sendSlowly(at(host), { ...sent, ...(dripped && { drip: dripped }) }).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(soon);
  });

  it('[S-06] that was answered before its body was whole is ended as well', async () => {
    const sent = { path: '/nowhere', headers: formHeaders, length: 100_000, beginning: formBeginning('image'), drip };
    const { answer, ms } = await sendSlowly(at(host), sent).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(ms).toBeGreaterThanOrEqual(bodies.answeredWindowMs);
    expect(ms).toBeLessThan(soon);
  });
});

describe('a form', () => {
  it('[S-06] that keeps coming at a bad line’s pace is read to its end, though it takes several windows', async () => {
    const beginning = formBeginning('image');
    const piece = 20_000;
    const content = 30 * piece;
    const length = beginning.length + content + formEnding.length;
    const socket = connect(port, '127.0.0.1');
    const head = ['POST /form HTTP/1.1', 'host: here', 'connection: close', `content-length: ${length}`];
    const type = `content-type: ${formHeaders['content-type']}`;
    socket.write(`${[...head, type].join('\r\n')}\r\n\r\n${beginning}`);
    const answered = text(socket);
    for (let sent = 0; sent < content; sent += piece) {
      await new Promise((resolve) => setTimeout(resolve, 45));
      socket.write('x'.repeat(piece));
    }
    socket.write(formEnding);
    expect(await answered).toContain(`{"size":${content}}`);
  });
});

describe('bodies that are half sent', () => {
  it('[S-07] are so many of one address; the next is told when to come back, and others are answered meanwhile', async () => {
    const half = { path: '/json', headers: jsonHeaders, length: 100, beginning: '{"a":' };
    const open = Array.from({ length: bodies.unfinishedOfAddress }, () => sendSlowly(at('127.0.0.1'), half));
    await Promise.all(open.map(({ begun }) => begun));
    const refused = await sendSlowly(at('127.0.0.1'), half).ended;
    expect(refused.answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused.answer).toMatch(new RegExp(`retry-after: ${Math.ceil(bodies.wholeWithinMs / 1000)}\r\n`, 'i'));
    expect((await fetch(`${at('127.0.0.1')}/nowhere`)).status).toBe(404);
    const endings = await Promise.all(open.map(({ ended }) => ended));
    expect(endings.filter(({ answer }) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(open.length);
    const whole = { method: 'POST', headers: jsonHeaders, body: '{"a":1}' };
    expect((await fetch(`${at('127.0.0.1')}/json`, whole)).status).toBe(200);
  });

  it('[S-07] are not those that come whole: hundreds at once are all answered', async () => {
    const whole = { method: 'POST', headers: jsonHeaders, body: '{"a":1}' };
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${at('127.0.0.1')}/json`, whole)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

it('[S-06] nothing of this leaves a file, or is an error in the log', async () => {
  await expect.poll(() => readdir(folder)).toEqual([]);
  expect(lines).toEqual([]);
});
