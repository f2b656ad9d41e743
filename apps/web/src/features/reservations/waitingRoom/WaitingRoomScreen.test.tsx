import { sessionCalls } from '@mukae/contract/calls/sessions';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getStartTime } = sessionCalls;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const timer = () => document.querySelector('[role=timer]');
/** The server answers by its own clock. */
const startsAt = (date: string, clockAheadMs = 0) =>
  wire().answers(getStartTime, () => ({ result: 'OK', date, now: toJapanIso(new Date(Date.now() + clockAheadMs)) }));
const openWith = (token: string) => open('/waiting-room', undefined, { token });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2099-11-16T09:00:00+09:00') }));
afterEach(() => vi.useRealTimers());

it('[A-R12] [A-S04] the waiting room says when the meeting begins, and counts down to it', async () => {
  startsAt('2099-11-16T10:30:00+09:00');
  await openWith('early');
  expect(wire().sentTo(getStartTime)).toEqual([{ token: 'early' }]);
  expect(document.querySelector('h1')?.textContent).toBe('会議は 11月16日 10:30 に開始します');
  expect(timer()?.getAttribute('aria-label')).toBe('開始まで');
  expect(timer()?.textContent).toBe('01時間30分');
  await pass(1000);
  expect(timer()?.textContent).toBe('01時間29分');
});

it('[A-R12] [A-R09] the waiting room leads to the signage view when it is time', async () => {
  startsAt('2099-11-16T09:01:00+09:00');
  const { place, state } = await openWith('early');
  expect(timer()?.textContent).toBe('01分00秒');
  await pass(59_000);
  expect(timer()?.textContent).toBe('00分01秒');
  expect(place()).toBe('/waiting-room');
  await pass(1000);
  expect(place()).toBe('/app/signage/view');
  expect(state()).toEqual({ date: '2099-11-16T09:01:00+09:00', token: 'early' });
});

it('[A-R12] a device whose clock is six minutes slow, or fast, is shown the way when it is time', async () => {
  for (const clockAheadMs of [6 * 60_000, -6 * 60_000]) {
    vi.setSystemTime(new Date(Date.parse('2099-11-16T09:00:00+09:00') - clockAheadMs));
    startsAt('2099-11-16T09:01:00+09:00', clockAheadMs);
    const { place } = await openWith('early');
    expect(timer()?.textContent).toBe('01分00秒');
    await pass(59_000);
    expect([timer()?.textContent, place()]).toEqual(['00分01秒', '/waiting-room']);
    await pass(1000);
    expect(place()).toBe('/app/signage/view');
    cleanup();
  }
});

it.each([
  ['reservationCancelled', 'この予約はキャンセルされました'],
  ['reservationMoved', 'この予約は日時が変わりました'],
] as const)('[A-R12] the waiting room says that the meeting does not take place as it was: %s', async (name, words) => {
  startsAt('2099-11-16T10:30:00+09:00');
  const { place } = await openWith('early');
  wire().answers(getStartTime, refusal(name));
  await pass(29_000);
  expect(told('alert')).toBe('');
  await pass(1000);
  expect(told('alert')).toContain(words);
  expect(timer()).toBeNull();
  expect(place()).toBe('/waiting-room');
});

it('[A-R12] a meeting that was cancelled just before its start is not entered, but said to be', async () => {
  startsAt('2099-11-16T09:00:20+09:00');
  const { place } = await openWith('early');
  wire().answers(getStartTime, refusal('reservationCancelled'));
  await pass(20_000);
  expect(told('alert')).toContain('この予約はキャンセルされました');
  expect(place()).toBe('/waiting-room');
});

it('[A-R12] the waiting room goes on counting through an outage, and leads on after it', async () => {
  startsAt('2099-11-16T09:01:00+09:00');
  const { place } = await openWith('early');
  wire().fails(getStartTime);
  await pass(60_000);
  expect([timer()?.textContent, place()]).toEqual(['00分00秒', '/waiting-room']);
  startsAt('2099-11-16T09:01:00+09:00');
  await pass(1000);
  expect(place()).toBe('/app/signage/view');
});

it('[A-R12] the waiting room sends away who has no token', async () => {
  const { place } = await open('/waiting-room');
  expect(place()).toBe('/login');
});

it('[A-R12] the waiting room asks again where the start could not be told', async () => {
  wire().fails(getStartTime);
  await openWith('early');
  expect(told('alert')).toContain('SVER-Unexpected');
  startsAt('2099-11-16T09:10:00+09:00');
  await press('もう一度試す');
  expect(timer()?.textContent).toBe('10分00秒');
});

it('[A-S06] the waiting room says of a link that is over that it is', async () => {
  wire().answers(getStartTime, refusal('tokenExpired'));
  await openWith('late');
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  expect(told('dialog')).toContain('トークンの有効期限が切れました');
});
