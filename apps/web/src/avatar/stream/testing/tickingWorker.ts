/** In place of a browser's worker: ticks with the clock of the test, each time that it is asked to. */
export class TickingWorker {
  onmessage: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  postMessage(ms: number): void {
    this.#timer = setTimeout(() => this.onmessage?.(), ms);
  }

  terminate(): void {
    clearTimeout(this.#timer);
  }
}
