import { MantineProvider } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import type { OwnStatus } from '@mukae/contract/realtime/serverMessages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { someSignage } from '@/features/signages/testing/someSignage';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { awayStatus } from '@/live/testing/awayStatus';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { QueuePanel } from './QueuePanel';
import { queueTexts } from './queue.texts';
import { useOthersWaiting } from './useOthersWaiting';

const t = queueTexts.ja;
const now = Date.parse('2026-11-02T10:00:00.000Z');
const [mine, near, far] = [
  { ...someSignage, id: 1, name: '1F' },
  { ...someSignage, id: 2, name: '2F' },
  { ...someSignage, id: 3, name: '3F' },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  const wire = new Wire().answers(signageCalls.listSignages, [mine, near, far]);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => wire.fetch(path, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Queue = () => <QueuePanel waiting={useOthersWaiting(mine.id)} />;

function shown() {
  const realtime = new FakeRealtime();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RealtimeContext value={new LiveStore(realtime)}>
          <Queue />
        </RealtimeContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return realtime;
}

it('[D-K21] in a call the queue says whether she leaves afterwards, and asks for the other; who only watches has nothing to choose', async () => {
  const realtime = shown();
  const tell = (me: Partial<OwnStatus>) =>
    act(async () => realtime.tell({ type: 'operatorStateTransition', ...awayStatus, ...me }));
  const choice = () => screen.queryByRole<HTMLInputElement>('switch', { name: t.leaveAfterwards });
  const press = () => act(async () => void fireEvent.click(screen.getByRole('switch')));
  await tell({ status: 'Standby', chosen: 'Standby' });
  expect(choice()).toBeNull();
  await tell({ status: 'Active', chosen: 'Standby' });
  expect(choice()?.checked).toBe(false);
  await press();
  expect(realtime.said).toEqual([{ event: 'operatorStateTransition', state: 'Leaving', companyId: 1 }]);
  // What the server says counts, not what was pressed.
  expect(choice()?.checked).toBe(false);
  await tell({ status: 'Active', chosen: 'Leaving' });
  expect(choice()?.checked).toBe(true);
  realtime.answer = { result: 'Error', code: 'SVER-107', msg: 'not ready' };
  await press();
  expect(realtime.said.at(-1)).toMatchObject({ state: 'Standby' });
  expect([choice()?.checked, screen.getByRole('alert').textContent]).toEqual([true, 'not ready']);
});

it('[D-Q07] an operator in a call sees who waits elsewhere and for how long, the longest waiting first, and none whom a free colleague is about to answer', async () => {
  const realtime = shown();
  await screen.findByText(t.nobody);
  const wait = (signageId: number, seconds: number, status: 'Calling' | 'Crowded' = 'Crowded') =>
    act(async () => {
      const waitingSince = new Date(now - seconds * 1000).toISOString();
      realtime.tell({
        type: 'reflectSignageState',
        signage: { signageId, status, userId: null, since: now, waitingSince },
      });
    });
  await wait(near.id, 5, 'Calling');
  expect(screen.getByText(t.nobody)).toBeTruthy();
  await wait(mine.id, 90);
  await wait(near.id, 12);
  await wait(far.id, 80);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^3F.*1:20$/),
    expect.stringMatching(/^2F.*0:12$/),
  ]);
  expect(screen.getByText(t.count(2))).toBeTruthy();
});
