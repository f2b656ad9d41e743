import {
  type DecodedFrames,
  firstLookMs,
  lookAt,
  lookEveryMs,
  watchFrom,
} from '@mukae/contract/domain/call/decodedFrames';

/**
 * Watches whether anything of the other side arrives. The staff is a voice and a character that is drawn here: it is the
 * voice that must not stop.
 */
export class SoundWatch {
  readonly #count: () => Promise<number>;
  readonly #onChange: (is: 'decoding' | 'stuck') => void;
  #known: DecodedFrames = watchFrom(performance.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(count: () => Promise<number>, onChange: (is: 'decoding' | 'stuck') => void) {
    this.#count = count;
    this.#onChange = onChange;
    this.#lookIn(firstLookMs);
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #lookIn(ms: number): void {
    this.#timer = setTimeout(() => void this.#look(), ms);
  }

  async #look(): Promise<void> {
    const count = await this.#count();
    if (this.#isOver) return;
    const before = this.#known.state;
    this.#known = lookAt(this.#known, count, performance.now());
    const { state } = this.#known;
    if (state !== before && state !== 'waiting') this.#onChange(state);
    this.#lookIn(lookEveryMs);
  }
}
