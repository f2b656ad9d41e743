import { afterEach, expect, it, vi } from 'vitest';
import { RingTone } from './ringTone';

/** A browser that takes its time to let sound through. */
class SlowContext extends EventTarget {
  state = 'suspended';
  readonly destination = {};

  constructor() {
    super();
    contexts.push(this);
  }

  resume(): Promise<void> {
    return new Promise(() => {});
  }

  run(): void {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
}

const contexts: SlowContext[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a ring tone that the browser lets through late is told to be audible then', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', SlowContext);
  vi.stubGlobal(
    'GainNode',
    class {
      connect() {}
    },
  );
  const tone = new RingTone(1);
  const heard = vi.fn();
  tone.audible.add(heard);

  const waking = tone.wake();
  await vi.advanceTimersByTimeAsync(400);
  expect(await waking).toBe(false);
  expect(heard).not.toHaveBeenCalled();

  contexts[0]?.run();
  expect(heard).toHaveBeenCalledOnce();
});
