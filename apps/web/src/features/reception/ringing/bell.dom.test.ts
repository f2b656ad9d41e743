import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RingTone } from '@/sound/ringTone';
import { bell } from './bell';

let isHeard: boolean;
let tone: RingTone | undefined;

/** A browser that has not let any sound through yet. */
const holdSoundBack = () =>
  vi.spyOn(RingTone.prototype, 'start').mockImplementation(async function (this: RingTone) {
    tone = this;
    return false;
  });

beforeEach(() => {
  vi.useFakeTimers();
  isHeard = false;
  vi.spyOn(RingTone.prototype, 'start').mockImplementation(async () => {
    isHeard = true;
    return true;
  });
  vi.spyOn(RingTone.prototype, 'stop').mockImplementation(() => {
    isHeard = false;
  });
});
afterEach(() => {
  bell.silence();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a bell is hushed at once when somebody answers, and rings on when it came to nothing', async () => {
  await bell.ring();
  bell.hush();
  expect(isHeard).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(isHeard).toBe(true);
});

it('a bell stays silent once the call is there', async () => {
  await bell.ring();
  bell.hush();
  bell.silence();
  vi.advanceTimersByTime(2000);
  expect(isHeard).toBe(false);
});

it('a bell that does not ring is not begun by a hush', () => {
  bell.hush();
  vi.advanceTimersByTime(2000);
  expect(isHeard).toBe(false);
});

it('a bell is said to be held back only until it is heard, however late the browser lets it', async () => {
  holdSoundBack();
  await bell.ring();
  expect(bell.get().isBlocked).toBe(true);
  tone?.audible.tell();
  expect(bell.get().isBlocked).toBe(false);
});

it('a bell that was silenced before the browser said no is not said to be held back', async () => {
  holdSoundBack();
  const ringing = bell.ring();
  bell.silence();
  await ringing;
  expect(bell.get().isBlocked).toBe(false);
});
