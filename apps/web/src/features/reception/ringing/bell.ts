import { Listeners } from '@/observing/listeners';
import { onFirstGesture } from '@/sound/firstGesture';
import { RingTone } from '@/sound/ringTone';
import { rememberedRingVolume, rememberRingVolume } from '@/sound/ringVolume';

interface BellState {
  volume: number;
  /** It should be heard, but the browser holds the sound back. */
  isBlocked: boolean;
}

/** By then it is silenced for good, or nobody answered after all. */
const hushMs = 1500;

/** The bell of this desk: how loud it is, and whether it can be heard. */
class Bell {
  readonly #tone: RingTone;
  readonly #changes = new Listeners<void>();
  #state: BellState;
  #stopWaiting = () => {};
  #isRinging = false;
  #hush: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const volume = rememberedRingVolume(localStorage);
    this.#tone = new RingTone(volume);
    this.#tone.audible.add(() => this.#change({ ...this.#state, isBlocked: false }));
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
    this.#isRinging = true;
    const isHeard = await this.#tone.start();
    if (isHeard || !this.#isRinging) return;
    this.#change({ ...this.#state, isBlocked: true });
    this.#stopWaiting = onFirstGesture(() => void this.#tone.wake());
  }

  silence(): void {
    this.#isRinging = false;
    clearTimeout(this.#hush);
    this.#stopWaiting();
    this.#tone.stop();
    this.#change({ ...this.#state, isBlocked: false });
  }

  /** For a moment, because somebody is about to answer; nothing is drawn for it. */
  hush(): void {
    if (!this.#isRinging) return;
    this.#tone.stop();
    clearTimeout(this.#hush);
    this.#hush = setTimeout(() => void this.#tone.start(), hushMs);
  }

  #change(state: BellState): void {
    this.#state = state;
    this.#changes.tell();
  }
}

export const bell = new Bell();
