import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures } from './Gestures';

describe('the gestures of an avatar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watched = () => {
    const shown: Gesture[] = [];
    return { shown, gestures: new Gestures((gesture) => shown.push(gesture)) };
  };

  it('[O-V61] a motion is shown at once, and no other for 5 seconds', () => {
    const { shown, gestures } = watched();
    gestures.play('bow');
    gestures.play('bow');
    gestures.play('wave');
    expect(shown).toEqual([{ motion: 'bow' }]);
    expect(gestures.motion.get()).toBe('bow');
    vi.advanceTimersByTime(5_000);
    expect(gestures.motion.get()).toBeNull();
    gestures.play('wave');
    expect(shown).toEqual([{ motion: 'bow' }, { motion: 'wave' }]);
  });

  it('[O-V61] counts the 5 seconds by itself, whatever becomes of the time of day', () => {
    const { shown, gestures } = watched();
    gestures.play('bow');
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(5_000);
    gestures.play('wave');
    expect(shown).toEqual([{ motion: 'bow' }, { motion: 'wave' }]);
  });

  it('[O-V62] an expression is shown at once, and stays', () => {
    const { shown, gestures } = watched();
    gestures.play('bow');
    gestures.express('smile');
    gestures.express('sorry');
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([{ motion: 'bow' }, { expression: 'smile' }, { expression: 'sorry' }]);
    expect(gestures.expression.get()).toBe('sorry');
  });
});
