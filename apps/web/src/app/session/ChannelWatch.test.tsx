import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { toast } from '@/ui/toast';
import { ChannelWatch } from './ChannelWatch';

const fetched = vi.fn<(path: string) => Promise<Response>>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answersAuth = (auth: boolean) =>
  fetched.mockImplementation(async () => Response.json({ result: 'OK', auth, role: null }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(toast, 'error').mockResolvedValue();
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('', { status: 502 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watch() {
  const realtime = new FakeRealtime();
  const router = createMemoryRouter([{ path: '*', element: <ChannelWatch /> }], {
    initialEntries: ['/app/users/list'],
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RealtimeContext value={new LiveStore(realtime)}>
          <RouterProvider router={router} />
        </RealtimeContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { realtime, place: () => router.state.location.pathname, state: () => router.state.location.state };
}

const lose = (realtime: FakeRealtime) => act(() => realtime.become({ is: 'lost', since: Date.now() }));

it('[O-L07] who is cut off and no longer logged in is led to the login page, though the first question fails', async () => {
  const { realtime, place } = watch();
  lose(realtime);
  await pass(3_000);
  expect(fetched).toHaveBeenCalledOnce();
  answersAuth(false);
  await pass(5_000);
  expect(place()).toBe('/login');
  expect(toast.error).toHaveBeenCalledOnce();
});

it('[O-L07] who is still logged in is asked for as long as she is cut off, and no longer', async () => {
  answersAuth(true);
  const { realtime, place } = watch();
  lose(realtime);
  await pass(3_000);
  await pass(10_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  act(() => realtime.become({ is: 'open' }));
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(place()).toBe('/app/users/list');
});

it.each([
  ['an account that was changed', { type: 'requestLogout', objectId: 1 } as const, { why: 'accountChanged' }],
  ['a session that has ended', { type: 'Logouted' } as const, { why: 'expired' }],
])('[D-E07] tells the login page why somebody stands there again: %s', async (_, message, over) => {
  const { realtime, place, state } = watch();
  await act(async () => realtime.tell(message));
  expect(place()).toBe('/login');
  expect(state()).toMatchObject({ isRedirect: true, over });
});

it('[D-E07] who has logged out on another page is not told that her session has ended', async () => {
  const { realtime, place, state } = watch();
  await act(async () => realtime.tell({ type: 'logout' }));
  expect([place(), state()]).toEqual(['/login', { isRedirect: true }]);
});

it.each([
  [
    'a failure of the server',
    { type: 'Warning', code: 'SVER-99', msg: '未定義のサーバーエラーが発生しました' } as const,
    'サーバーエラー',
  ],
  [
    'another browser',
    { type: 'alreadyExist', code: 'SVER-01', msg: '別のブラウザーでログインしています' } as const,
    '通信エラー',
  ],
])(
  '[O-L07] [A-F07] [A-X03] [D-C08] %s is told by the socket in a dialog, headed by a question, with its type and in small print SVER-01',
  (_, message, type) => {
    const { realtime } = watch();
    act(() => realtime.tell(message));
    const dialog = screen.getByRole('dialog', { name: 'この画面でつなぎ直しますか' });
    expect(screen.getByText('SVER-01').tagName).toBe('DIV');
    expect(dialog.textContent).toContain(`${message.msg}SVER-01エラーの種類: ${type}`);
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
