import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://reception.example';
const code = readFileSync(join(import.meta.dirname, '../../../../../../public/signage-worker.js'), 'utf8');

interface Asked {
  url: string;
  method?: string;
  mode?: string;
  cache?: string;
  range?: string;
}

const kept = new Map<string, Response>();
let network: () => Promise<Response>;
let hear: (event: object) => void;

/** By the clock that the test has by then. */
const later = (call: () => void, ms: number) => setTimeout(call, ms);
const pathOf = (url: string) => new URL(url, origin).pathname;

beforeEach(() => {
  kept.clear();
  network = async () => new Response('from the network');
  const self = {
    location: { origin },
    clients: {},
    addEventListener: (name: string, hearer: typeof hear) => {
      if (name === 'fetch') hear = hearer;
    },
  };
  const caches = { match: async (url: string) => kept.get(pathOf(url))?.clone() };
  runInNewContext(code, { self, caches, fetch: () => network(), Response, URL, setTimeout: later });
});
afterEach(() => void vi.useRealTimers());

/** Undefined where the worker leaves it to the browser. */
function ask({
  url,
  method = 'GET',
  mode = 'no-cors',
  cache = 'default',
  range,
}: Asked): Promise<Response> | undefined {
  const headers = new Headers(range ? { range } : {});
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  hear({ request: { url: new URL(url, origin).href, method, mode, cache, headers }, respondWith });
  return answer;
}
const textOf = async (asked: Asked) => (await ask(asked))?.text();
const down = async () => Promise.reject(new TypeError('Failed to fetch'));

const start = { url: '/app/signage/view', mode: 'navigate' };

it('[D-N03] a screen starts with the newest page, and with the kept one where the server is away or only its gateway answers', async () => {
  kept.set('/app/signage/view', new Response('kept'));
  expect(await textOf(start)).toBe('from the network');
  network = async () => new Response('Bad Gateway', { status: 502 });
  expect(await textOf(start)).toBe('kept');
  network = down;
  expect(await textOf(start)).toBe('kept');
  expect(await textOf({ ...start, url: '/signage' })).toBe('kept');
});

it('[D-N03] a screen does not wait longer than three seconds for a server that says nothing', async () => {
  vi.useFakeTimers();
  kept.set('/app/signage/view', new Response('kept'));
  network = () => new Promise(() => undefined);
  const heard = vi.fn();
  void textOf(start)?.then(heard);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledWith('kept');
});

it('[D-N03] a device that has kept nothing yet hears what the network says', async () => {
  network = down;
  await expect(ask(start)).rejects.toThrow('Failed to fetch');
});

it('[D-N03] files come from the device where it has them, and from the network where it has not', async () => {
  kept.set('/files/media/a.webp', new Response('picture'));
  expect(await textOf({ url: '/files/media/a.webp' })).toBe('picture');
  expect(await textOf({ url: '/files/media/b.webp' })).toBe('from the network');
});

it.each([
  ['calls', { url: '/api/getSignage', method: 'POST' }],
  ['answers of calls', { url: '/api/check-auth' }],
  ['other pages', { url: '/login', mode: 'navigate' }],
  ['what is fetched to be kept', { url: '/files/media/a.webp', cache: 'no-cache' }],
  ['other places', { url: 'https://elsewhere.example/assets/a.js' }],
])('[D-N03] %s are left to the browser', (_, asked) => {
  kept.set('/files/media/a.webp', new Response('picture'));
  expect(ask(asked)).toBeUndefined();
});

it.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=2-5', '2345', 'bytes 2-5/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
])('[D-N06] of a film that is kept, %s is answered as a part', async (range, part, place) => {
  kept.set('/files/media/a.mp4', new Response('0123456789', { headers: { 'content-type': 'video/mp4' } }));
  const answer = await ask({ url: '/files/media/a.mp4', range });
  expect(answer?.status).toBe(206);
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-range': place,
    'content-length': String(part.length),
    'content-type': 'video/mp4',
  });
  expect(await answer?.text()).toBe(part);
});

it('[D-N06] a part that a kept film does not have is refused as the server would', async () => {
  kept.set('/files/media/a.mp4', new Response('0123456789'));
  const answer = await ask({ url: '/files/media/a.mp4', range: 'bytes=10-' });
  expect([answer?.status, answer?.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});
