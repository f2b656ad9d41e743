import { MantineProvider } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { someSignage } from '@/features/signages/testing/someSignage';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
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

it('[D-Q07] an operator in a call sees who waits elsewhere and for how long, the longest waiting first, and none whom a free colleague is about to answer', async () => {
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
