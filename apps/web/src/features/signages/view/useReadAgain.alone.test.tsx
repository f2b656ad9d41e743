import { signageCalls } from '@mukae/contract/calls/signages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { channelOpened } from '@/api/realtime/channelOpened';
import { onWire } from '@/api/testing/onWire';
import { someWholeSignage } from '../testing/someSignage';
import { useOwnSignage } from './useOwnSignage';
import { useReadAgain } from './useReadAgain';

let name = 'before';
let isAway = false;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  name = 'before';
  isAway = false;
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('network');
    return onWire(signageCalls.getSignage, { ...someWholeSignage, name });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: true, retryDelay: 5000, networkMode: 'always' } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useReadAgain();
      return useOwnSignage().data?.name;
    },
    { wrapper },
  );
  return () => result.current;
}

it.each([
  ['the network', () => window.dispatchEvent(new Event('online'))],
  ['the server', () => channelOpened.tell()],
])('[D-N09] what was asked in vain is asked at once when %s is back', async (_, comeBack) => {
  isAway = true;
  const shown = begin();
  await pass(100);
  isAway = false;
  comeBack();
  await pass(0);
  expect(shown()).toBe('before');
});

it('[D-N09] an answer that got lost with the network is not waited for once the server is there', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const shown = begin();
  await pass(20_000);
  vi.stubGlobal('fetch', async () => onWire(signageCalls.getSignage, { ...someWholeSignage, name }));
  channelOpened.tell();
  await pass(0);
  expect(shown()).toBe('before');
});

it('[D-N09] a screen that was without its server shows what is new as soon as it is connected again', async () => {
  const shown = begin();
  await pass(0);
  channelOpened.tell();
  name = 'after';
  await pass(10_000);
  expect(shown()).toBe('before');
  channelOpened.tell();
  await pass(0);
  expect(shown()).toBe('after');
});
