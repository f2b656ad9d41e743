import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { awayStatus } from '@/live/testing/awayStatus';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { operationPath, standbyPath } from '../receptionPaths';
import { OperationScreen } from './OperationScreen';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[O-L37] who opens the operation screen without a call is led to standby, once the server has told', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator');
  const realtime = new FakeRealtime();
  const router = createMemoryRouter(
    [
      { path: operationPath, Component: OperationScreen },
      { path: standbyPath, element: null },
    ],
    { initialEntries: [operationPath] },
  );
  render(
    <RealtimeContext value={new LiveStore(realtime)}>
      <RouterProvider router={router} />
    </RealtimeContext>,
  );
  const place = () => router.state.location.pathname;
  expect(place()).toBe(operationPath);

  const nothing = { signages: [], devices: [], rings: [], call: null };
  const snapshot = { of: 'console', ...awayStatus, ...nothing } as const;
  await act(async () => realtime.tell({ type: 'wsInit', epoch: 'e1', snapshot }));
  expect(place()).toBe(standbyPath);
});
