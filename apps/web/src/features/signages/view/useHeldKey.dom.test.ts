import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeldKey } from './useHeldKey';

const onHeld = vi.fn();
const down = (key: string, repeat = false, target: EventTarget = window) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
const up = (key: string) => window.dispatchEvent(new KeyboardEvent('keyup', { key }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  renderHook(() => useHeldKey('l', 3000, onHeld));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('useHeldKey', () => {
  it('tells when the key was held for three seconds', () => {
    down('l');
    for (let repeat = 0; repeat < 20; repeat += 1) down('l', true);
    vi.advanceTimersByTime(2999);
    expect(onHeld).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onHeld).toHaveBeenCalledOnce();
  });

  it('forgets a key that was let go', () => {
    down('l');
    vi.advanceTimersByTime(2000);
    up('l');
    down('l');
    vi.advanceTimersByTime(2000);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('forgets the key when the window loses the focus', () => {
    down('l');
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(5000);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('[O-L41] is no command of who writes a message', () => {
    down('l', false, document.body.appendChild(document.createElement('textarea')));
    vi.advanceTimersByTime(5000);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('takes a capital, and no other key', () => {
    down('k');
    vi.advanceTimersByTime(5000);
    expect(onHeld).not.toHaveBeenCalled();
    down('L');
    vi.advanceTimersByTime(3000);
    expect(onHeld).toHaveBeenCalledOnce();
  });
});
