import {
  type DecodedFrames,
  firstLookMs,
  lookAt,
  lookEveryMs,
  type PictureState,
  watchFrom,
} from '@mukae/contract/domain/call/decodedFrames';
import { Emitter } from './emitter';
import type { Line } from './mediaLines';

interface Decoding {
  decoded(line: Line): Promise<number>;
}

/** Watches a video that should play: made when it should begin, stopped when it may end. */
export class PictureWatch extends Emitter<{ state: PictureState }> {
  readonly #call: Decoding;
  readonly #line: 'camera' | 'screen';
  #known: DecodedFrames = watchFrom(performance.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(call: Decoding, line: 'camera' | 'screen') {
    super();
    this.#call = call;
    this.#line = line;
    this.#lookIn(firstLookMs);
  }

  get state(): PictureState {
    return this.#known.state;
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #lookIn(ms: number): void {
    this.#timer = setTimeout(() => void this.#look(), ms);
  }

  async #look(): Promise<void> {
    const count = await this.#call.decoded(this.#line);
    if (this.#isOver) return;
    const before = this.#known.state;
    this.#known = lookAt(this.#known, count, performance.now());
    if (this.#known.state !== before) this.emit('state', this.#known.state);
    this.#lookIn(lookEveryMs);
  }
}
