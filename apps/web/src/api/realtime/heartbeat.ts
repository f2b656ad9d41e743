import { timing } from '@mukae/contract/domain/reception/timing';

/** The server says something at least as often as its beat: from then on it is doubtful whether it is there. */
const quietMs = timing.beat + 1_000;
const patienceMs = { asked: 10_000, doubted: 4_000 };

interface Pulse {
  beat: () => void;
  /** Nothing was heard for too long: the connection is dead, whatever the browser believes. */
  onSilence: () => void;
}

/** Asks whether the server is still there: now and then, and when nothing has been heard for a while. */
export class Heartbeat {
  readonly #pulse: Pulse;
  readonly #beats: ReturnType<typeof setInterval>;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(pulse: Pulse) {
    this.#pulse = pulse;
    this.#beats = setInterval(() => this.#ask(), timing.heartbeat);
    this.#patience = setTimeout(pulse.onSilence, patienceMs.asked);
  }

  heard(): void {
    this.#forget();
    this.#quiet = setTimeout(() => this.doubt(), quietMs);
  }

  /** Something speaks against it: it is to answer soon. */
  doubt(): void {
    this.#pulse.beat();
    clearTimeout(this.#patience);
    this.#patience = setTimeout(this.#pulse.onSilence, patienceMs.doubted);
  }

  stop(): void {
    clearInterval(this.#beats);
    this.#forget();
  }

  #ask(): void {
    this.#pulse.beat();
    this.#patience ??= setTimeout(this.#pulse.onSilence, patienceMs.asked);
  }

  #forget(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }
}
