import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someCast } from '@/features/characters/testing/someCast';
import { someWholeSignage } from '@/features/signages/testing/someSignage';
import { useKeptOnDevice } from './useKeptOnDevice';

const shelves = new Set<string>();

beforeEach(() => {
  localStorage.clear();
  shelves.clear();
  shelves.add('signage').add('signage-files');
  vi.stubGlobal('caches', { delete: async (name: string) => shelves.delete(name) });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=signage; user_id=7');
  window.history.replaceState(null, '', '/app/signage/view');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const begin = (isDevice: boolean) => renderHook(() => useKeptOnDevice(isDevice, someWholeSignage, someCast));

it('[D-N07] what a screen knows is kept for as long as it is this screen, also when its page fails', () => {
  const { unmount } = begin(true);
  unmount();
  expect(localStorage.getItem('mukae.keptFor')).toBe('7');
  expect(localStorage.getItem('mukae.signage')).toContain(someWholeSignage.name);
  expect([...shelves]).toEqual(['signage', 'signage-files']);
});

it('[D-N07] a screen that is led to the login page leaves nothing of what it showed on the device', () => {
  const { unmount } = begin(true);
  window.history.replaceState(null, '', '/login');
  unmount();
  expect(localStorage.length).toBe(0);
  expect([...shelves]).toEqual(['signage']);
});

it('[D-N07] whoever comes by the link of a reservation has nothing kept on her device', () => {
  begin(false);
  expect(localStorage.length).toBe(0);
});

it('[D-N05] a device without room for a few words shows its screen all the same', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => begin(true)).not.toThrow();
});
