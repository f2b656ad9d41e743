import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { beforeEach, expect, it } from 'vitest';
import { keepFiles } from './keepFiles';

const origin = 'https://reception.example';
const reserve = 50 * megabyte;
const server = new Map<string, number>();
const device = new Map<string, number>();
const noted = new Map<string, string>();
const asked: string[] = [];
let quota = 0;
let now = 0;

const storage: Storage = {
  get length() {
    return noted.size;
  },
  key: (at) => [...noted.keys()][at] ?? null,
  getItem: (name) => noted.get(name) ?? null,
  setItem: (name, value) => void noted.set(name, value),
  removeItem: (name) => void noted.delete(name),
  clear: () => noted.clear(),
};

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).pathname;
const bytesOf = ({ headers }: Response) => Number(headers.get('content-length'));
const used = () => [...device.values()].reduce((sum, bytes) => sum + bytes, 0);

const keeping = {
  shelf: {
    keys: async () => [...device.keys()].map((path) => new Request(origin + path)),
    put: async (url: RequestInfo | URL, answer: Response) => void device.set(pathOf(url), bytesOf(answer)),
    delete: async (url: RequestInfo | URL) => device.delete(pathOf(url)),
  },
  storage,
  estimate: async () => ({ usage: used(), quota }),
  fetch: async (url: string) => {
    asked.push(url);
    const bytes = server.get(url);
    if (bytes === Number.POSITIVE_INFINITY) throw new TypeError('network');
    return new Response('x', { status: bytes ? 200 : 404, headers: { 'content-length': String(bytes ?? 1) } });
  },
  now: () => now,
};
const keep = (...wanted: string[]) => keepFiles(wanted, keeping);
const kept = () => [...device.keys()];

beforeEach(() => {
  for (const one of [server, device, noted]) one.clear();
  asked.length = 0;
  quota = reserve + 100;
  now = 1000;
  for (const name of 'abcdef') server.set(`/files/${name}`, 40);
});

it('[D-N04] files that a screen shows are fetched once, and lie on the device from then on', async () => {
  expect(await keep('/files/a', '/files/b')).toEqual({ kept: 2, missing: 0, isFull: false });
  expect(kept()).toEqual(['/files/a', '/files/b']);
  await keep('/files/a', '/files/b');
  expect(asked).toEqual(['/files/a', '/files/b']);
});

it('[D-N04] a file that is gone or does not come is missing, and asked for again another time', async () => {
  server.delete('/files/a');
  server.set('/files/b', Number.POSITIVE_INFINITY);
  expect(await keep('/files/a', '/files/b', '/files/c')).toEqual({ kept: 1, missing: 2, isFull: false });
  server.set('/files/b', 10);
  expect(await keep('/files/a', '/files/b', '/files/c')).toEqual({ kept: 2, missing: 1, isFull: false });
});

it('[D-N05] what is shown no more stays while there is room, and then goes, the longest unused first', async () => {
  await keep('/files/a');
  now = 2000;
  await keep('/files/b');
  expect(kept()).toEqual(['/files/a', '/files/b']);
  now = 3000;
  expect(await keep('/files/c')).toEqual({ kept: 1, missing: 0, isFull: false });
  expect(kept()).toEqual(['/files/b', '/files/c']);
});

it('[D-N05] what does not fit is not even read, nothing that is shown goes for it, and smaller files still come', async () => {
  server.set('/files/b', 90);
  server.set('/files/c', 60);
  expect(await keep('/files/a', '/files/b', '/files/c')).toEqual({ kept: 2, missing: 1, isFull: true });
  expect(kept()).toEqual(['/files/a', '/files/c']);
});

it('[D-N05] a device whose storage is full after all keeps what it has', async () => {
  await keep('/files/a');
  const put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { ...keeping, shelf: { ...keeping.shelf, put } };
  expect(await keepFiles(['/files/a', '/files/b'], full)).toEqual({ kept: 1, missing: 1, isFull: true });
});

it('[D-N05] files are kept though there is no room left to note them', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { ...keeping, storage: { ...storage, setItem } };
  expect(await keepFiles(['/files/a'], full)).toEqual({ kept: 1, missing: 0, isFull: true });
});

it('[D-N05] a device that is granted less than before gives back what it shows no more', async () => {
  await keep('/files/a', '/files/b');
  quota = reserve + 50;
  await keep('/files/b');
  expect(kept()).toEqual(['/files/b']);
});
