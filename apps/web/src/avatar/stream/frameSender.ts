import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';

export const framesPerSecond = 30;

interface Options {
  /** The newest moment; null while nobody moves the avatar. */
  source: () => AvatarFrame | null;
  send: (frame: StampedFrame) => void;
  now: () => number;
  /** Gives back how to stop. */
  every: (ms: number, tick: () => void) => () => void;
}

/** Sends what the avatar does right now, again and again. */
export class FrameSender {
  readonly stop: () => void;
  readonly #options: Options;
  #sequence = 0;

  constructor(options: Options) {
    this.#options = options;
    this.stop = options.every(1000 / framesPerSecond, () => this.#tick());
  }

  #tick(): void {
    const { source, send, now } = this.#options;
    const frame = source();
    if (!frame) return;
    send({ sequence: this.#sequence, sentAt: Math.floor(now()) % 2 ** 32, frame });
    this.#sequence = (this.#sequence + 1) % 2 ** 16;
  }
}
