import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { FrameSchedule, frameMs } from './frameSchedule';
import { isNews } from './news';

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
  readonly #schedule = new FrameSchedule();
  #told = calmFrame;
  #sequence = 0;

  constructor(options: Options) {
    this.#options = options;
    this.stop = options.every(frameMs, () => this.#tell(() => false));
  }

  /** Something has just been read: if it is news it leaves at once. */
  hurry(): void {
    this.#tell((frame) => isNews(frame, this.#told));
  }

  #tell(isUrgent: (frame: AvatarFrame) => boolean): void {
    const { source, send, now } = this.#options;
    const at = now();
    if (!this.#schedule.mayLeave(at, true)) return;
    const frame = source();
    if (!frame || !this.#schedule.mayLeave(at, isUrgent(frame))) return;
    this.#schedule.left(at);
    this.#told = frame;
    send({ sequence: this.#sequence, sentAt: Math.floor(at) % 2 ** 32, frame });
    this.#sequence = (this.#sequence + 1) % 2 ** 16;
  }
}
