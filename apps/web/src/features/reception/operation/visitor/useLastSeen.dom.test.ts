import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RemoteMedia } from '@/rtc';
import { useLastSeen } from './useLastSeen';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const media = (): RemoteMedia => ({ person: new MediaStream(), screen: new MediaStream() });

it('[D-L02] a picture that stands still says when it was taken, until it moves again or is replaced', () => {
  vi.useFakeTimers({ now: 5000 });
  const first = media();
  const { result, rerender } = renderHook(({ of, isSeen }) => useLastSeen(of, isSeen), {
    initialProps: { of: first, isSeen: false },
  });
  expect(result.current).toBeNull();
  rerender({ of: first, isSeen: true });
  expect(result.current).toBeNull();
  vi.setSystemTime(9000);
  rerender({ of: first, isSeen: false });
  expect(result.current).toBe(9000);
  rerender({ of: first, isSeen: true });
  expect(result.current).toBeNull();
  rerender({ of: media(), isSeen: false });
  expect(result.current).toBeNull();
});
