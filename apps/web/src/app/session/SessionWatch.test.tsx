import { sessionCalls } from '@mukae/contract/calls/sessions';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { openAround } from '../testing/openAround';
import { SessionWatch } from './SessionWatch';

const { wire } = pagesForFile();

const second = 1000;
const minute = 60 * second;
const start = Date.parse('2099-11-16T09:00:00+09:00');
const iso = (ms: number) => new Date(ms).toISOString();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  wire().answers(sessionCalls.getExpTime, () => ({
    result: 'OK',
    date: iso(start + 60 * minute),
    now: iso(Date.now()),
  }));
  wire().answers(sessionCalls.logout, { result: 'OK', code: '', msg: '' });
});
afterEach(() => vi.useRealTimers());

it('[A-F06] [A-S19] [A-K04] five minutes before the end of the session a warning stands for 10 seconds', async () => {
  const { place } = await openAround(SessionWatch, '/app/service/standby');
  await pass(55 * minute - second);
  expect(told('alert')).toBe('');
  await pass(second);
  await pass(500);
  expect(told('alert')).toContain('会議終了まで残り5分です');
  await pass(9 * second);
  expect(told('alert')).toContain('会議終了まで残り5分です');
  await pass(2 * second);
  expect(told('alert')).toBe('');
  expect(place()).toBe('/app/service/standby');
});

it('[A-S20] [A-K05] at its end the session is logged out, and leads to a login page that lets nobody in by itself', async () => {
  const { place, state } = await openAround(SessionWatch, '/app/service/standby');
  await pass(60 * minute - second);
  expect(place()).toBe('/app/service/standby');
  await pass(second);
  expect(wire().sentTo(sessionCalls.logout)).toHaveLength(1);
  expect(place()).toBe('/login');
  expect(state()).toMatchObject({ isRedirect: true, over: { address: '/app/service/standby' } });
});
