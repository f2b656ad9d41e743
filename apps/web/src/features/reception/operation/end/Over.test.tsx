import type { CallEnd } from '@mukae/contract/domain/call/call.machine';
import { timing } from '@mukae/contract/domain/reception/timing';
import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standbyPath } from '@/features/reception/receptionPaths';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { afterCall } from './afterCall';
import { Over } from './Over';

pagesForFile();
const operation = '/app/service/operation';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator; user_id=1');
});
afterEach(() => vi.useRealTimers());

async function overBecauseOf(because: CallEnd): Promise<() => [place: string, carried: unknown]> {
  const router = createMemoryRouter(
    [
      { path: operation, element: <Over because={because} onCallOut={() => {}} /> },
      { path: '*', element: null },
    ],
    { initialEntries: [operation] },
  );
  await shown(router);
  return () => [router.state.location.pathname, router.state.location.state];
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each(['operatorEnded', 'visitorEnded'] as const)(
  '[D-K06] a call that is over (%s) leads to standby by itself, which is told that it comes after a call',
  async (because) => {
    const now = await overBecauseOf(because);
    expect(now()).toEqual([operation, null]);
    await pass(timing.reloadAfterCall);
    expect(now()).toEqual([standbyPath, afterCall]);
  },
);

it('[D-K06] a visitor who calls while somebody monitors leads to standby at once, which is told that it comes after a call', async () => {
  const now = await overBecauseOf('visitorCalled');
  expect(now()).toEqual([standbyPath, afterCall]);
});
