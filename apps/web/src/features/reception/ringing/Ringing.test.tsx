import { MantineProvider } from '@mantine/core';
import { type Dialogue, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { errors } from '@mukae/contract/errors/errors';
import type { Ring } from '@mukae/contract/realtime/messageFields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOfBrowser } from '@/api/testing/cookiesOfBrowser';
import { refusal } from '@/api/testing/wire';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { someCall } from '@/live/testing/someCall';
import { toast } from '@/ui/toast';
import { operationPath, standbyPath } from '../receptionPaths';
import { bell } from './bell';
import { Ringing } from './Ringing';
import { ringingTexts } from './ringing.texts';

const t = ringingTexts.ja;

const ring = (n: number, touchButton = ''): Ring => ({
  requestId: `00000000-0000-4000-8000-00000000000${n}`,
  signageId: n,
  signageName: `Desk ${n}`,
  storeName: 'Tokyo',
  touchButton,
  pressedAt: Date.now() - 12_500 + n,
  until: Date.now() + 47_500,
  captureImageDir: '',
});

cookiesOfBrowser(['user_role=operator']);

let realtime: FakeRealtime;
let live: LiveStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  realtime = new FakeRealtime();
  live = new LiveStore(realtime);
  vi.spyOn(bell, 'ring').mockResolvedValue();
  vi.spyOn(bell, 'silence').mockReturnValue();
  vi.spyOn(bell, 'wakeWithFirstGesture').mockReturnValue(() => {});
  vi.spyOn(toast, 'warning').mockResolvedValue();
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Ringing /> }], { initialEntries: [path] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RealtimeContext value={live}>
          <RouterProvider router={router} />
        </RealtimeContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return () => router.state.location;
}

const calls = (...rings: Ring[]) =>
  act(() => {
    for (const one of rings) realtime.tell({ type: 'callFromSignage', ring: one });
  });
/** Visitors at these signages, rung for or not. */
const waits = (...signageIds: number[]) =>
  act(() => {
    for (const signageId of signageIds) {
      const waitingSince = new Date().toISOString();
      const signage = { signageId, status: 'Crowded', userId: null, since: 0, waitingSince } as const;
      realtime.tell({ type: 'reflectSignageState', signage });
    }
  });
const isOver = (one: Ring, because: 'answered' | 'over' | 'notFree') =>
  act(() => realtime.tell({ type: 'acceptRequest', requestId: one.requestId, because }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('ringing', () => {
  it('[O-L20] shows who calls from where, what was touched and how long she waits, with a sound', () => {
    show(standbyPath);
    calls(ring(1, 'Lost and found'));
    const { textContent } = screen.getByRole('dialog', { name: t.title });
    expect(textContent).toContain('Desk 1');
    expect(textContent).toContain('Tokyo');
    expect(textContent).toContain('Lost and found');
    expect(textContent).toContain(t.waited(12));
    expect(bell.ring).toHaveBeenCalledOnce();
  });

  it('[O-L21] accepting leads to the operation screen with the peer id of this page', async () => {
    const place = show('/app/users/list');
    calls(ring(1));
    await press(t.accept);
    expect(realtime.said).toEqual([{ event: 'acceptRequest', requestId: ring(1).requestId, peerId: live.peerId }]);
    expect(place().pathname).toBe(operationPath);
  });

  it('[O-L21] who is too late stays where she is, and reads why once', async () => {
    const place = show('/app/users/list');
    realtime.answer = { result: 'Error', code: 'SVER-100', msg: '' };
    calls(ring(1));
    await press(t.accept);
    isOver(ring(1), 'answered');
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith({
      title: errors.alreadyAnswered.text.ja,
      text: 'SVER-100',
      closeLabel: t.close,
    });
    expect(place().pathname).toBe('/app/users/list');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[O-L22] declining shows the next request, and after the last one the standby page is back', async () => {
    const place = show(operationPath);
    waits(1, 2);
    calls(ring(1));
    expect(screen.getByRole('dialog').textContent).toContain(t.others(1));
    await press(t.decline);
    expect(realtime.said).toEqual([{ event: 'rejectRequest', requestId: ring(1).requestId }]);
    calls(ring(2));
    isOver(ring(1), 'notFree');
    expect(place().pathname).toBe(operationPath);
    expect(screen.getByRole('dialog').textContent).toContain('Desk 2');
    await press(t.decline);
    isOver(ring(2), 'over');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place().pathname).toBe(standbyPath);
  });

  it.each(['/app/users/list', operationPath])(
    '[O-L22] declining the last request leads from %s to standby',
    async (path) => {
      const place = show(path);
      calls(ring(1));
      await press(t.decline);
      isOver(ring(1), 'notFree');
      expect(place().pathname).toBe(standbyPath);
    },
  );

  it('[O-L22] a request that ends otherwise leaves the page as it is', async () => {
    const place = show('/app/users/list');
    calls(ring(1), ring(2));
    await press(t.decline);
    isOver(ring(1), 'notFree');
    isOver(ring(2), 'answered');
    expect(place().pathname).toBe('/app/users/list');
  });

  it('[O-L22] who watches a signage goes on watching it when she declines a visitor of another', async () => {
    const place = show(operationPath);
    act(() => realtime.tell({ type: 'monitoringStart', call: { ...someCall, kind: 'monitoring' } }));
    calls(ring(1));
    await press(t.decline);
    isOver(ring(1), 'notFree');
    expect(place().pathname).toBe(operationPath);
  });

  it('[O-L22] Escape does not decline', () => {
    show(standbyPath);
    calls(ring(1));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(realtime.said).toEqual([]);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('[O-L24] stops when somebody answered on another page', () => {
    show('/app/users/list');
    calls(ring(1));
    isOver(ring(1), 'answered');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bell.silence).toHaveBeenCalled();
  });

  it('[O-L20] the sound of one call can be muted; the next call is heard again', async () => {
    show(standbyPath);
    calls(ring(1), ring(2));
    await press(t.mute);
    expect(bell.silence).toHaveBeenCalledOnce();
    isOver(ring(1), 'over');
    expect(bell.ring).toHaveBeenCalledTimes(2);
  });

  it('[O-L22] who else waits is told, too, while the browser holds the sound back', () => {
    vi.spyOn(bell, 'get').mockReturnValue({ volume: 1, isBlocked: true });
    show(standbyPath);
    waits(1, 2);
    calls(ring(1));
    const { textContent } = screen.getByRole('status');
    expect(textContent).toContain(t.blocked);
    expect(textContent).toContain(t.others(1));
  });

  it('whoever is being looked at is not replaced by who waited longer elsewhere', () => {
    show(standbyPath);
    calls(ring(2));
    calls(ring(1));
    expect(screen.getByRole('dialog').textContent).toContain('Desk 2');
  });
});

const dialogueIs = (answer: object) =>
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === receptionistCalls.getDialogue.path ? answer : []),
  );

it('[D-AO01] whoever is rung is told that what was said before could not be read, and answers all the same', async () => {
  dialogueIs(refusal('unavailable'));
  show('/app/stores');
  calls(ring(1));
  expect(await screen.findByText('AI受付との会話を読み込めませんでした')).toBeTruthy();
  expect(screen.getByRole('button', { name: t.accept })).toBeTruthy();
});

it('[D-AO01] whoever is rung reads what the visitor said to the machine before, and why she calls', async () => {
  const dialogue: Dialogue = {
    language: 'ja',
    because: 'missed',
    lines: [{ by: 'visitor', text: 'ペットも入れますか', translated: '', saidAt: '2026-11-16T09:00:00+09:00' }],
  };
  dialogueIs({ result: 'OK', dialogue });
  show('/app/stores');
  calls(ring(1));
  expect(await screen.findByText('ペットも入れますか')).toBeTruthy();
  expect(screen.getByText('三度続けてお答えできませんでした')).toBeTruthy();
});
