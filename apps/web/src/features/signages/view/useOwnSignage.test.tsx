import { signageCalls } from '@mukae/contract/calls/signages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { onWire } from '@/api/testing/onWire';
import { someWholeSignage } from '../testing/someSignage';
import { useOwnSignage } from './useOwnSignage';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks what it is at once, and again every minute', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`);
    return onWire(signageCalls.getSignage, someWholeSignage);
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useOwnSignage(), { wrapper });
  const question = '/api/getSignage {"targetId":"SELF"}';
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toEqual([question]);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(asked).toEqual([question, question, question]);
});
