/** In place of a browser's worker: ticks with the clock of the test. */
export class TickingWorker {
  onmessage: (() => void) | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  postMessage(ms: number): void {
    this.#timer = setInterval(() => this.onmessage?.(), ms);
  }

  terminate(): void {
    clearInterval(this.#timer);
  }
}
