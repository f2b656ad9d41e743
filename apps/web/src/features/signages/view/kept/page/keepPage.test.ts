import { beforeEach, expect, it } from 'vitest';
import { keepPage } from './keepPage';

const origin = 'https://reception.example';
const path = '/app/signage/view';
const server = new Map<string, string>();
const device = new Map<string, string>();
const asked: string[] = [];

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).pathname;

const keeping = {
  shelf: {
    keys: async () => [...device.keys()].map((kept) => new Request(origin + kept)),
    match: async (url: RequestInfo | URL) => {
      const kept = device.get(pathOf(url));
      return kept === undefined ? undefined : new Response(kept);
    },
    put: async (url: RequestInfo | URL, answer: Response) => void device.set(pathOf(url), await answer.text()),
    delete: async (url: RequestInfo | URL) => device.delete(pathOf(url)),
  },
  fetch: async (url: string) => {
    asked.push(url);
    const body = server.get(url);
    return new Response(body, { status: body === undefined ? 404 : 200 });
  },
};

/** A version of the product, as the server has it. */
function release(version: string): void {
  server.clear();
  server.set(path, `<script src="/assets/main-${version}.js">`);
  for (const part of [`/assets/main-${version}.js`, `/assets/scene-${version}.js`, '/first-paint.js'])
    server.set(part, `${part} of ${version}`);
}
const standing = (version: string) => ({
  path,
  entry: `/assets/main-${version}.js`,
  parts: [`/assets/main-${version}.js`, `/assets/scene-${version}.js`, '/first-paint.js'],
});

beforeEach(() => {
  device.clear();
  asked.length = 0;
  release('1');
});

it('[D-N03] the page that stands is kept with all it is made of, and fetched once', async () => {
  await keepPage(standing('1'), keeping);
  expect([...device.keys()].toSorted()).toEqual([...server.keys()].toSorted());
  asked.length = 0;
  await keepPage(standing('1'), keeping);
  expect(asked).toEqual([path]);
});

it('[D-N03] a page that loaded more of itself later is kept with that as well', async () => {
  await keepPage({ ...standing('1'), parts: ['/assets/main-1.js'] }, keeping);
  await keepPage(standing('1'), keeping);
  expect(device.has('/assets/scene-1.js')).toBe(true);
});

it('[D-N03] a screen that stands through an update of the product stays kept as it stands', async () => {
  await keepPage(standing('1'), keeping);
  const before = [...device];
  release('2');
  await keepPage(standing('1'), keeping);
  expect([...device]).toEqual(before);
});

it('[D-N03] the page of an update takes the place of the one before, with nothing old in it', async () => {
  await keepPage(standing('1'), keeping);
  release('2');
  await keepPage(standing('2'), keeping);
  expect([...device].toSorted()).toEqual([...server].toSorted());
});

it('[D-N03] while a part does not come, the page before stays whole', async () => {
  await keepPage(standing('1'), keeping);
  const before = [...device];
  release('2');
  server.delete('/assets/scene-2.js');
  await expect(keepPage(standing('2'), keeping)).rejects.toThrow('/assets/scene-2.js');
  expect([...device]).toEqual(before);
});
