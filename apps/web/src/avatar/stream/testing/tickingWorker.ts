import { afterEach, beforeEach, vi } from 'vitest';

/** In place of a browser's worker: ticks with the clock of the test, each time that it is asked to. */
class TickingWorker {
  onmessage: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  postMessage(ms: number): void {
    this.#timer = setTimeout(() => this.onmessage?.(), ms);
  }

  terminate(): void {
    clearTimeout(this.#timer);
  }
}

/** In each test of a file, ticks come when the test moves its clock. */
export function tickWithTheTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', TickingWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
