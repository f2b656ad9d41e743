import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { awayStatus } from '@/live/testing/awayStatus';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { someCall } from '@/live/testing/someCall';
import { operationPath } from '../receptionPaths';
import { leadCall } from './callLead';
import { ReturnToCall } from './ReturnToCall';

/** As the browser keeps them, for all its pages. */
function someLocks() {
  const held: LockInfo[] = [];
  const request = async (name: string, _: LockOptions, hold: () => Promise<void>) => {
    const lock = { name };
    held.push(lock);
    await hold();
    held.splice(held.indexOf(lock), 1);
  };
  return { request, query: async () => ({ held: [...held] }) };
}

beforeEach(() => vi.stubGlobal('navigator', { locks: someLocks() }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openPage() {
  const realtime = new FakeRealtime();
  const router = createMemoryRouter([{ path: '*', element: <ReturnToCall /> }], {
    initialEntries: ['/app/users/home'],
  });
  render(
    <RealtimeContext value={new LiveStore(realtime)}>
      <RouterProvider router={router} />
    </RealtimeContext>,
  );
  const hears = (call: CallOnWire | null) => {
    const rest = { signages: [], devices: [], rings: [] };
    const snapshot = { of: 'console', ...awayStatus, status: 'Active', ...rest, call } as const;
    return act(async () => realtime.tell({ type: 'wsInit', epoch: 'e1', snapshot }));
  };
  return { hears, place: () => router.state.location.pathname };
}

it('[D-L03] who comes back is in her call again, whichever page she opens', async () => {
  const { hears, place } = openPage();
  await hears(someCall);
  expect(place()).toBe(operationPath);
});

it('[D-L03] who has no call stays where she is, also when a call begins elsewhere later', async () => {
  const { hears, place } = openPage();
  await hears(null);
  await hears(someCall);
  expect(place()).toBe('/app/users/home');
});

it('[D-L03] another tab beside her call stays beside it, until the one that leads it is gone', async () => {
  const letGo = leadCall();
  const beside = openPage();
  await beside.hears(someCall);
  expect(beside.place()).toBe('/app/users/home');
  cleanup();
  letGo();
  await act(async () => undefined);
  const after = openPage();
  await after.hears(someCall);
  expect(after.place()).toBe(operationPath);
});
