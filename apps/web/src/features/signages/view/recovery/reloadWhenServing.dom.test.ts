import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenServing } from './reloadWhenServing';

const fetched = vi.fn<() => Promise<Response>>();
const reload = vi.spyOn(window.location, 'reload');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  fetched.mockImplementation(async () => new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[O-L43] begins anew as soon as the service answers, under whatever name', async () => {
  reloadWhenServing(300);
  await pass(2_300);
  expect(reload).not.toHaveBeenCalled();
  fetched.mockImplementation(async () => Response.json({ ServerName: 'front-desk' }));
  await pass(2_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('[D-N03] begins anew without the service where the device has kept the page', async () => {
  vi.stubGlobal('caches', {
    match: async (path: string) => (path === '/app/signage/view' ? new Response('') : undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  reloadWhenServing(300);
  await pass(300);
  expect(reload).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('[O-L43] does not once nobody waits for it', async () => {
  const stop = reloadWhenServing(300);
  stop();
  fetched.mockImplementation(async () => Response.json({ ServerName: 'front-desk' }));
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
});
