import { MantineProvider } from '@mantine/core';
import { characterCalls } from '@mukae/contract/calls/characters';
import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { someSignage } from '@/features/signages/testing/someSignage';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { Signages } from './Signages';

const neverThere = { ...someSignage, id: 8, name: 'ラウンジ', status: 'Logout', seenAt: null } as const;
const touched = Date.parse('2026-11-02T10:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: touched + 42_000 });
  const wire = new Wire()
    .answers(signageCalls.listSignages, [someSignage, neverThere])
    .answers(characterCalls.listCharacters, []);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => wire.fetch(path, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function shown() {
  const realtime = new FakeRealtime();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RealtimeContext value={new LiveStore(realtime)}>
          <MemoryRouter>
            <Signages isOperator />
          </MemoryRouter>
        </RealtimeContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  // Answers arrive, and no second has passed.
  await act(() => vi.advanceTimersByTimeAsync(10));
  return { realtime, card: screen.getByRole('article', { name: someSignage.name }) };
}

it('[D-K01] a card says that a visitor waits and for how long, rung for or not, until she is answered', async () => {
  const { realtime, card } = await shown();
  const tell = (status: DeviceStatus, waitingSince: string | null) =>
    act(() => {
      const signage = { signageId: someSignage.id, status, userId: null, since: touched, waitingSince };
      realtime.tell({ type: 'reflectSignageState', signage });
    });
  expect(card.textContent).not.toContain('お待ちです');
  for (const status of ['Crowded', 'Calling'] as const) {
    tell(status, new Date(touched).toISOString());
    expect(card.textContent).toContain('お客様がお待ちです 0:42');
  }
  act(() => void vi.advanceTimersByTime(20_000));
  expect(card.textContent).toContain('お客様がお待ちです 1:02');
  tell('Standby', null);
  expect(card.textContent).not.toContain('お待ちです');
});

it('[D-C01] a card tells a screen that was never there from one that is away', async () => {
  const { realtime, card } = await shown();
  const away = {
    signageId: someSignage.id,
    status: 'Logout',
    userId: null,
    since: touched,
    waitingSince: null,
  } as const;
  act(() => realtime.tell({ type: 'reflectSignageState', signage: away }));
  expect(card.textContent).toContain('オフライン');
  const unpaired = screen.getByRole('article', { name: neverThere.name });
  expect(unpaired.textContent).toContain('未ペアリング');
  expect(unpaired.textContent).not.toContain('オフライン');
});
