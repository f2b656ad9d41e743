import { MantineProvider } from '@mantine/core';
import { errors } from '@mukae/contract/errors/errors';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { meetingTexts } from '../meeting/meeting.texts';
import { bannersTexts } from './banners.texts';
import { CallBanner } from './CallBanner';

const t = bannersTexts.ja;
const waiting = [{ signageId: 2, signageName: '2F', storeName: '', since: 0 }];
const onStopSharing = vi.fn();
const nothing = {
  isTalking: true,
  trouble: null,
  isSignageLost: false,
  isVisitorGone: false,
  isSignageStuck: false,
  refusal: null,
  meeting: null,
  microphoneFault: null,
  waiting: [],
  share: null,
  onCloseRefusal: () => undefined,
  onReconnect: () => undefined,
  onDevices: () => undefined,
  onStopSharing,
};

const realtime = new FakeRealtime();
const live = new LiveStore(realtime);
const banner = (facts: Partial<Parameters<typeof CallBanner>[0]>) => (
  <MantineProvider env="test">
    <RealtimeContext value={live}>
      <CallBanner {...nothing} {...facts} />
    </RealtimeContext>
  </MantineProvider>
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[D-Q05] tells one thing at a time: what is broken before who waits, who waits before what is shared', () => {
  const share = { stream: new MediaStream() };
  const { rerender } = render(banner({ isSignageLost: true, waiting, share }));
  const told = () =>
    [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((one) => one.textContent);
  expect(told()).toEqual([expect.stringContaining('SVER-02')]);
  rerender(banner({ waiting, share }));
  expect(told()).toEqual([expect.stringContaining(t.waiting(1))]);
  rerender(banner({ share }));
  expect(told()).toEqual([expect.stringContaining(t.sharing)]);
  fireEvent.click(screen.getByRole('button', { name: t.stopSharing }));
  expect(onStopSharing).toHaveBeenCalledOnce();
  rerender(banner({}));
  expect(told()).toEqual([]);
});

it('[D-Q05] [O-F01] the signage is no longer called gone once the server that said so is gone itself: the conversation goes on', () => {
  render(banner({ isSignageLost: true }));
  act(() => realtime.become({ is: 'lost', since: 0 }));
  expect(screen.getByRole('status').textContent).toContain(t.goesOn);
  act(() => realtime.become({ is: 'open' }));
  expect(screen.getByRole('alert').textContent).toContain('SVER-02');
});

it('[O-RM03] [D-Q05] a meeting that ends soon is told of although she is not heard and the last try was refused', () => {
  vi.useFakeTimers();
  const now = new Date('2026-11-18T10:00:00+09:00').getTime();
  vi.setSystemTime(now);
  const meeting = { reservationId: 1, until: now + 301_000 };
  const refusal = { result: 'Error', code: 'SVER-106', msg: errors.signageAway.text.ja } as const;
  render(banner({ meeting, refusal, microphoneFault: 'denied', isSignageStuck: true }));
  expect(screen.getByRole('alert').textContent).toContain(t.stuck);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText(meetingTexts.ja.warning(5))).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('alert').textContent).toContain(t.stuck);
});

it('[D-Q05] who waits is told until it is closed, and again when somebody else comes', () => {
  const { rerender } = render(banner({ waiting }));
  fireEvent.click(screen.getByRole('button', { name: t.close }));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(banner({ waiting: [...waiting, { signageId: 3, signageName: '3F', storeName: '', since: 5 }] }));
  expect(screen.getByRole('status').textContent).toContain(t.waiting(2));
});

it('[D-Q05] a microphone that nothing comes from is told where it is seen', () => {
  const onDevices = vi.fn();
  render(banner({ microphoneFault: 'denied', onDevices }));
  expect(screen.getByRole('alert').textContent).toContain(t.fault.denied);
  fireEvent.click(screen.getByRole('button', { name: t.devices }));
  expect(onDevices).toHaveBeenCalledOnce();
});

it('[O-L32] [O-L37] [D-L02] of a line that is not well the worst is told', () => {
  const { rerender } = render(banner({ isSignageStuck: true }));
  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toContain(t.stuck);
  rerender(banner({ isSignageStuck: true, isVisitorGone: true }));
  expect(alert()).toContain(t.visitorGone);
  rerender(banner({ isVisitorGone: true, isSignageLost: true }));
  expect(alert()).toContain('SVER-02');
  rerender(banner({ isSignageLost: true, trouble: 'creation' }));
  expect(alert()).toContain(t.creation);
});

it('[D-L02] who only watches is not told that her voice is not heard', () => {
  const { rerender } = render(banner({ isVisitorGone: true }));
  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toContain(t.visitorGoneHelp.talking);
  rerender(banner({ isVisitorGone: true, isTalking: false }));
  expect(alert()).toContain(t.visitorGoneHelp.watching);
});

it('[D-Q05] a refusal that was read can be closed, and hides nobody who waits', () => {
  const { code, text } = errors.callOver;
  const refusal = { result: 'Error', code, msg: text.ja } as const;
  const { rerender } = render(banner({ refusal, waiting, onCloseRefusal: () => rerender(banner({ waiting })) }));
  expect(screen.getByRole('alert').textContent).toContain(code);
  fireEvent.click(screen.getByRole('button', { name: t.close }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(t.waiting(1));
});

it('[O-RM03] [D-Q05] who enters with three minutes left is told so for ten seconds', () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  render(banner({ meeting: { reservationId: 1, until: Date.now() + 180_000 } }));
  expect(screen.getByText('会議終了まで残り3分です')).toBeTruthy();
  expect(screen.getByText('時間になると、会議は自動で終了します。')).toBeTruthy();
  pass(9000);
  expect(screen.queryByText('会議終了まで残り3分です')).not.toBeNull();
  pass(1000);
  expect(screen.queryByText(/会議終了まで残り/)).toBeNull();
});
