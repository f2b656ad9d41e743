import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';

/** What tells one frame from another on the way: counters that begin anew when they are full. */
export class FrameStamps {
  #sequence = 0;

  next(now: number): Pick<StampedFrame, 'sequence' | 'sentAt'> {
    const sequence = this.#sequence;
    this.#sequence = (sequence + 1) % 2 ** 16;
    return { sequence, sentAt: Math.floor(now) % 2 ** 32 };
  }
}
