import {
  type DecodedFrames,
  firstLookMs,
  lookAt,
  lookEveryMs,
  type PictureState,
  watchFrom,
} from '@mukae/contract/domain/call/decodedFrames';
import { Emitter } from '@/observing/emitter';

/** Watches a picture or a voice that should arrive: made when it should begin, stopped when it may end. */
export class ArrivalWatch extends Emitter<{ state: PictureState }> {
  readonly #decoded: () => Promise<number>;
  #known: DecodedFrames = watchFrom(performance.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(decoded: () => Promise<number>) {
    super();
    this.#decoded = decoded;
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
    const count = await this.#decoded();
    if (this.#isOver) return;
    const before = this.#known.state;
    this.#known = lookAt(this.#known, count, performance.now());
    if (this.#known.state !== before) this.emit('state', this.#known.state);
    this.#lookIn(lookEveryMs);
  }
}
