import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someTemplateAnswer } from '@/features/signages/testing/someSignage';
import { dueTemplatesOf } from '@/scene/sceneTemplatesOf';
import { useTurn } from './useTurn';

const japan = (time: string) => new Date(`2026-11-18T${time}+09:00`);
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: japan('07:00:00') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hours = { name: '朝', days: ['wed' as const], from: '08:00', until: '10:00' };
const signage = {
  companyName: '',
  companyLogo: '',
  templates: [{ ...someTemplateAnswer, telop: 'いつも' }],
  timedTemplates: [{ ...someTemplateAnswer, id: 2, telop: '朝', hours, draftKey: null }],
};
const begin = () => {
  const { result, rerender } = renderHook(({ isHeld }) => useTurn(signage, isHeld), {
    initialProps: { isHeld: false },
  });
  return {
    telop: () => dueTemplatesOf(signage, new Date(result.current)).find(({ scene }) => scene === 'Standby')?.telop,
    moment: () => result.current,
    hold: (isHeld: boolean) => rerender({ isHeld }),
  };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('[D-N11] a template with hours is shown from the second in which they begin until they end', () => {
  const { telop } = begin();
  pass(60 * minute - 1);
  expect(telop()).toBe('いつも');
  pass(1);
  expect(telop()).toBe('朝');
  pass(120 * minute);
  expect(telop()).toBe('いつも');
});

it('[D-N11] where the clock of a device is set, forward or back, or the device slept, it shows within a minute what is due', () => {
  const { telop } = begin();
  vi.setSystemTime(japan('09:00:00'));
  pass(minute);
  expect(telop()).toBe('朝');
  vi.setSystemTime(japan('07:30:00'));
  pass(minute);
  expect(telop()).toBe('いつも');
  vi.setSystemTime(japan('08:30:00'));
  pass(minute);
  expect(telop()).toBe('朝');
});

it('[D-N11] a turn that comes in the middle of a call is shown after it', () => {
  const { telop, hold } = begin();
  hold(true);
  pass(90 * minute);
  expect(telop()).toBe('いつも');
  hold(false);
  expect(telop()).toBe('朝');
});

it('[D-N11] nothing is prepared anew while the same templates are due', () => {
  const { moment } = begin();
  const before = moment();
  pass(30 * minute);
  expect(moment()).toBe(before);
});
