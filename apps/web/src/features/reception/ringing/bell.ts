import { Listeners } from '../../../api/realtime/listeners';
import { onFirstGesture } from '../../../sound/firstGesture';
import { RingTone } from '../../../sound/ringTone';
import { rememberedRingVolume, rememberRingVolume } from '../../../sound/ringVolume';

interface BellState {
  volume: number;
  /** It should be heard, but the browser holds the sound back. */
  isBlocked: boolean;
}

/** The bell of this desk: how loud it is, and whether it can be heard. */
class Bell {
  readonly #tone: RingTone;
  readonly #changes = new Listeners<void>();
  #state: BellState;
  #stopWaiting = () => {};

  constructor() {
    const volume = rememberedRingVolume(localStorage);
    this.#tone = new RingTone(volume);
    this.#state = { volume, isBlocked: false };
  }

  readonly get = (): BellState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => this.#changes.add(onChange);

  setVolume(volume: number): void {
    this.#tone.volume = volume;
    rememberRingVolume(localStorage, volume);
    this.#change({ ...this.#state, volume });
  }

  /** Makes it audible before it is needed: from the first touch on, it may ring unasked. */
  wakeWithFirstGesture(): () => void {
    return onFirstGesture(() => void this.#tone.wake());
  }

  async ring(): Promise<void> {
    const isHeard = await this.#tone.start();
    this.#change({ ...this.#state, isBlocked: !isHeard });
    if (!isHeard) this.#stopWaiting = onFirstGesture(() => void this.#retry());
  }

  silence(): void {
    this.#stopWaiting();
    this.#tone.stop();
    this.#change({ ...this.#state, isBlocked: false });
  }

  async #retry(): Promise<void> {
    const isHeard = await this.#tone.wake();
    this.#change({ ...this.#state, isBlocked: !isHeard });
  }

  #change(state: BellState): void {
    this.#state = state;
    this.#changes.tell();
  }
}

export const bell = new Bell();
