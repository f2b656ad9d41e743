import { timing } from '@mukae/contract/domain/reception/timing';

const silenceMs = 10_000;

interface Pulse {
  beat: () => void;
  /** Nothing was heard for too long: the connection is dead, whatever the browser believes. */
  onSilence: () => void;
}

/** Asks now and then whether the server is still there. */
export class Heartbeat {
  readonly #pulse: Pulse;
  readonly #beats: ReturnType<typeof setInterval>;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(pulse: Pulse) {
    this.#pulse = pulse;
    this.#beats = setInterval(() => this.ask(), timing.heartbeat);
    this.#awaitWord();
  }

  ask(): void {
    this.#pulse.beat();
    this.#awaitWord();
  }

  heard(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  stop(): void {
    clearInterval(this.#beats);
    this.heard();
  }

  #awaitWord(): void {
    this.#patience ??= setTimeout(this.#pulse.onSilence, silenceMs);
  }
}
