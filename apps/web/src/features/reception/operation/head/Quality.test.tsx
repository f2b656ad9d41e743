import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallConnection } from '@/features/reception/calling/CallConnection';
import { FakeEngine } from '@/features/reception/calling/testing/fakeEngine';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { pageIds, someCall } from '@/live/testing/someCall';
import { operationTexts } from '../operation.texts';
import { Quality } from './Quality';

const { quality } = operationTexts.ja;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[O-L38] [D-L02] a dead line is never called a good one, and a good one not dead for who says nothing or one late beat', async () => {
  const engine = new FakeEngine();
  const connection = new CallConnection({
    channel: new FakeRealtime(),
    engine,
    side: 'operator',
    call: { ...someCall, peers: { ...someCall.peers, signage: pageIds.signage } },
    peerId: pageIds.operator,
    tracks: {},
    onHopeless: () => undefined,
  });
  const second = () => act(() => vi.advanceTimersByTimeAsync(1000));
  const receive = async (bytes: number) => {
    engine.peer.bytesReceived = bytes;
    await second();
  };
  render(
    <MantineProvider>
      <Quality connection={connection} />
    </MantineProvider>,
  );
  await second();
  expect(screen.getByText(quality.unknown)).toBeTruthy();
  act(() => engine.peer.become('connected'));
  await receive(1000);
  await receive(2000);
  expect(screen.getByText(quality.good)).toBeTruthy();
  await second();
  expect(screen.getByText(quality.good)).toBeTruthy();
  // Nothing but the beat of the other page.
  for (const bytes of [2084, 2168, 2252]) {
    await receive(bytes);
    expect(screen.getByText(quality.good)).toBeTruthy();
  }
  await second();
  await second();
  expect(screen.getByText(quality.dead)).toBeTruthy();
  await receive(3000);
  expect(screen.getByText(quality.good)).toBeTruthy();
  act(() => engine.peer.become('interrupted'));
  expect(screen.getByText(quality.dead)).toBeTruthy();
});
