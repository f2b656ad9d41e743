import { MantineProvider } from '@mantine/core';
import { errors } from '@mukae/contract/errors/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RefusedCall } from '@/api/query';
import { someCall } from '@/features/reception/calling/testing/someCall';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { AccessWatch } from './AccessWatch';

afterEach(cleanup);

const { code } = errors.unavailable;
const queryKey = ['something'];

function watch(live = new LiveStore(new FakeRealtime())) {
  const router = createMemoryRouter([{ path: '*', element: <AccessWatch /> }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RealtimeContext value={live}>
          <RouterProvider router={router} />
        </RealtimeContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const readRefused = ({ code, text }: (typeof errors)['unavailable' | 'notLoggedIn']) =>
    act(() =>
      client.prefetchQuery({
        queryKey,
        queryFn: () => Promise.reject(new RefusedCall({ result: 'Error', code, msg: text.ja })),
      }),
    );
  return { client, router, readRefused, readWhileAway: () => readRefused(errors.unavailable) };
}

it('[A-F07] tells that the server is away when there is nothing to show', async () => {
  const { readWhileAway } = watch();
  await readWhileAway();
  expect(screen.getByRole('dialog').textContent).toContain(code);
});

it('[O-F01] leaves a page alone that has read everything before', async () => {
  const { client, readWhileAway } = watch();
  client.setQueryData(queryKey, 'known', { updatedAt: 0 });
  await readWhileAway();
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[O-F01] does not interrupt a call, whatever could not be read', async () => {
  const realtime = new FakeRealtime();
  const { readWhileAway } = watch(new LiveStore(realtime));
  realtime.tell({ type: 'submitCall', call: someCall });
  await readWhileAway();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[A-L02] leads who is no longer logged in to the login page, which is told that it did', async () => {
  const { router, readRefused } = watch();
  await readRefused(errors.notLoggedIn);
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { isRedirect: true } });
});
