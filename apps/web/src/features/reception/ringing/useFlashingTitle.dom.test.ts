import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFlashingTitle } from './useFlashingTitle';

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Signages | mukae';
});
afterEach(() => void vi.useRealTimers());

it('[O-L23] the title alternates while it rings, and is itself again afterwards', () => {
  const { rerender } = renderHook(({ call }) => useFlashingTitle(call), {
    initialProps: { call: 'A visitor is calling' as string | null },
  });
  expect(document.title).toBe('A visitor is calling');
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe('Signages | mukae');
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe('A visitor is calling');
  rerender({ call: null });
  expect(document.title).toBe('Signages | mukae');
});

it('[O-L23] a page that was opened meanwhile keeps its own title', () => {
  const { unmount } = renderHook(() => useFlashingTitle('A visitor is calling'));
  document.title = 'Users | mukae';
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe('A visitor is calling');
  unmount();
  expect(document.title).toBe('Users | mukae');
});
