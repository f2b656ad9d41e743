import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Movement } from '@/avatar/stream/movement';
import { sampleState } from '../sampleState';
import { quietStandby } from '../sceneState';
import { type Bearing, bearingIn } from './bearing';
import { useBearing } from './useBearing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function stand(first: Bearing) {
  const done: string[] = [];
  const movement = new Movement();
  const { result, rerender } = renderHook((bearing: Bearing) => useBearing(bearing, movement), { initialProps: first });
  movement.animate(
    { play: (motion) => void done.push(motion), express: (expression) => void done.push(expression) },
    performance.now(),
  );
  return { done, rerender, gaze: () => result.current };
}

describe('how she stands there', () => {
  it('[D-A28] lives while the reception is paused: she bows again and again', () => {
    const { done } = stand(bearingIn({ scene: 'Suspended' }, null));
    expect(done).toEqual(['sorry', 'bow']);
    vi.advanceTimersByTime(40_000);
    expect(done).toEqual(['sorry', 'bow', 'bow', 'bow']);
  });

  it('[D-A25] [D-A28] does not smile at bad news, and is herself again afterwards', () => {
    const absence = { back: { ja: '', en: '' }, opens: null, words: null };
    const { done, rerender } = stand(
      bearingIn({ scene: 'Crowded', place: 1, minutes: null, absence, canAsk: false }, null),
    );
    rerender(bearingIn(quietStandby, null));
    rerender(bearingIn(quietStandby, { kind: 'missed' }));
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual(['sorry', 'bow', 'plain', 'sorry', 'bow']);
  });

  it('[D-A28] looks aside for the staff while she calls, and back at the visitor', () => {
    const { gaze, rerender } = stand(bearingIn(sampleState('Calling'), null));
    expect(Math.abs(gaze()?.x ?? 0)).toBeGreaterThan(0.5);
    act(() => vi.advanceTimersByTime(4000));
    expect(gaze()).toBeNull();
    act(() => vi.advanceTimersByTime(2500));
    expect(gaze()).not.toBeNull();
    rerender(bearingIn(quietStandby, null));
    expect(gaze()).toBeNull();
  });
});
