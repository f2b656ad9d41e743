import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFile } from './fileAnswer';

const content = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 251));
const bigSize = 200_000_000;

let app: FastifyInstance;
let folder: string;
let opened: Readable[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-answers-'));
  await writeFile(join(folder, 'small'), content);
  await writeFile(join(folder, 'empty'), '');
  const big = await open(join(folder, 'big'), 'w');
  await big.truncate(bigSize);
  await big.close();
  opened = [];

  app = Fastify();
  const sizes: Record<string, number> = { small: content.length, empty: 0, big: bigSize };
  app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
    const { name } = request.params;
    return answerFile(request, reply, {
      contentType: 'video/mp4',
      cacheControl: 'private, max-age=60',
      version: 'v1',
      size: sizes[name] ?? 0,
      async open(range) {
        const stream = createReadStream(join(folder, name), range);
        opened.push(stream);
        return stream;
      },
    });
  });
  app.get('/made', (request, reply) =>
    answerFile(request, reply, {
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'no-store',
      filename: 'users.csv',
      content: Buffer.from('id,name'),
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${app.listeningOrigin}/${name}`, { method, headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a file made for the answer', () => {
  it('comes whole, to be saved', async () => {
    const { status, headers, bytes } = await ask('made', { range: 'bytes=0-1' });
    expect([status, bytes.toString()]).toEqual([200, 'id,name']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="users.csv"',
    });
  });
});

describe('a file', () => {
  it('comes whole when nothing else is asked', async () => {
    const { status, headers, bytes } = await ask('small');
    expect(status).toBe(200);
    expect(bytes.equals(content)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'cache-control': 'private, max-age=60',
      'accept-ranges': 'bytes',
      etag: '"v1"',
    });
  });

  it('comes in the part that is asked', async () => {
    const { status, headers, bytes } = await ask('small', { range: 'bytes=100-199' });
    expect(status).toBe(206);
    expect(bytes.equals(content.subarray(100, 200))).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '100',
      'content-range': 'bytes 100-199/1000',
      etag: '"v1"',
    });
  });

  it.each([
    ['bytes=990-', 'bytes 990-999/1000', 10],
    ['bytes=-5', 'bytes 995-999/1000', 5],
    ['bytes=0-0', 'bytes 0-0/1000', 1],
    ['bytes=900-5000', 'bytes 900-999/1000', 100],
  ])('comes in the part that is asked: %s', async (range, contentRange, length) => {
    const { status, headers, bytes } = await ask('small', { range });
    expect([status, headers.get('content-range'), bytes.length]).toEqual([206, contentRange, length]);
  });

  it.each([
    ['small', 'bytes=1000-', 'bytes */1000'],
    ['empty', 'bytes=0-', 'bytes */0'],
  ])('%s has nothing at %s', async (name, range, contentRange) => {
    const { status, headers, bytes } = await ask(name, { range });
    expect([status, headers.get('content-range'), bytes.length]).toEqual([416, contentRange, 0]);
  });

  it.each(['bytes=0-5,10-15', 'lines=0-5', 'bytes=9-5'])('comes whole for %s', async (range) => {
    const { status, bytes } = await ask('small', { range });
    expect([status, bytes.length]).toEqual([200, 1000]);
  });

  it('that is empty comes as it is', async () => {
    const { status, headers, bytes } = await ask('empty');
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, '0', 0]);
  });

  it.each(['"v1"', 'W/"v1"', '"v0", "v1"'])('that the browser holds as %s is not sent again', async (held) => {
    const { status, bytes } = await ask('small', { 'if-none-match': held });
    expect([status, bytes.length]).toEqual([304, 0]);
  });

  it('comes whole when the parts before were of another version', async () => {
    const statusFor = async (ifRange: string) =>
      (await ask('small', { range: 'bytes=0-9', 'if-range': ifRange })).status;
    expect(await statusFor('"v1"')).toBe(206);
    expect(await statusFor('"v0"')).toBe(200);
    expect(await statusFor('Sat, 01 Jan 2028 00:00:00 GMT')).toBe(200);
  });

  it('is described without being opened', async () => {
    const before = opened.length;
    const { status, headers, bytes } = await ask('big', { range: 'bytes=0-9' }, 'HEAD');
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, String(bigSize), 0]);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(opened).toHaveLength(before);
  });

  it('is closed when whoever asked for it leaves', async () => {
    const request = get(`${app.listeningOrigin}/big`);
    const [response] = await once(request, 'response');
    await once(response, 'data');
    const stream = opened.at(-1);
    expect(stream?.destroyed).toBe(false);
    const closed = stream && once(stream, 'close');
    request.destroy();
    await closed;
    expect(stream?.destroyed).toBe(true);
  });
});
