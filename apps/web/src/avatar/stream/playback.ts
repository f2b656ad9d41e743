import { frameBetween, towards } from '@mukae/contract/domain/avatar/blend';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';

import { foreseen } from './foreseen';
import { Lag } from './lag';
import { unwrapped } from './unwrapped';

const clockRange = 2 ** 32;
/** A frame that is this far from where it should be comes from another clock, or from nowhere. */
const strayMs = 1000;
/** So much that is missing between two frames is made up; beyond it nobody knows what happened. */
const bridgedMs = 250;
const heldMs = 120;
const fadingMs = 600;
const goneMs = 1000;
const longestStepMs = 100;
const mostFrames = 30;

interface Arrived {
  sequence: number;
  /** By the sender's clock, which goes on where its counter begins anew. */
  at: number;
  frame: AvatarFrame;
}

/** A moment of both clocks. */
interface Mark {
  at: number;
  now: number;
}

const apart = (one: Mark, other: Mark): number => Math.abs(other.at - one.at - (other.now - one.now));

/** What is shown when nothing newer is known: the last moment, and then a face at rest. */
const fading = (frame: AvatarFrame, forMs: number): AvatarFrame =>
  frameBetween(frame, calmFrame, Math.min(1, Math.max(0, (forMs - heldMs) / fadingMs)));

/**
 * Frames as the network brings them in, moments as a screen wants them out. It knows nothing of the sender's clock but
 * that it goes on.
 */
export class Playback {
  readonly #frames: Arrived[] = [];
  readonly #lag = new Lag();
  #last: Mark | undefined;
  #stray: Mark | undefined;
  #shown: AvatarFrame | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  hear({ sequence, sentAt, frame }: StampedFrame, now: number): void {
    const mark = { at: unwrapped(sentAt, this.#last?.at ?? sentAt, clockRange), now };
    if (!this.#belongs(mark) || this.#frames.some((known) => known.sequence === sequence)) return;
    this.#lag.learn(mark.at, now);
    this.#last = { at: Math.max(mark.at, this.#last?.at ?? mark.at), now };
    const place = this.#frames.findLastIndex(({ at }) => at <= mark.at) + 1;
    if (place > 0 || this.#frames.length === 0) this.#frames.splice(place, 0, { sequence, at: mark.at, frame });
    if (this.#frames.length > mostFrames) this.#frames.shift();
  }

  keepWithSound(ms: number): void {
    this.#lag.keepWithSound(ms);
  }

  hasNewsSince(time: number): boolean {
    return this.#last !== undefined && this.#last.now > time;
  }

  /** Null: nobody moves the avatar. */
  frameAt(now: number): AvatarFrame | null {
    const passed = Math.min(longestStepMs, Math.max(0, now - this.#askedAt));
    this.#askedAt = Math.max(this.#askedAt, now);
    const wanted = this.#last && now - this.#last.now < goneMs ? this.#wantedAt(now - this.#lag.after(passed)) : null;
    this.#shown = wanted && towards(this.#shown ?? calmFrame, wanted, passed);
    return this.#shown;
  }

  /** One frame out of nowhere is passed over; the second that agrees with it tells of another clock. */
  #belongs(mark: Mark): boolean {
    if (!this.#last || apart(this.#last, mark) < strayMs) {
      this.#stray = undefined;
      return true;
    }
    const isAgreed = this.#stray !== undefined && apart(this.#stray, mark) < strayMs;
    this.#stray = isAgreed ? undefined : mark;
    if (isAgreed) this.#beginAnew();
    return isAgreed;
  }

  #beginAnew(): void {
    this.#frames.length = 0;
    this.#lag.forget();
    this.#last = undefined;
  }

  #wantedAt(time: number): AvatarFrame | null {
    const place = Math.max(
      0,
      this.#frames.findLastIndex(({ at }) => at <= time),
    );
    const [first, second] = this.#frames.slice(place);
    if (!first) return null;
    if (time <= first.at) return first.frame;
    if (second && second.at - first.at <= bridgedMs) {
      return frameBetween(first.frame, second.frame, (time - first.at) / (second.at - first.at));
    }
    const forMs = time - first.at;
    return fading(foreseen(this.#frames.slice(0, place + 1), forMs), forMs);
  }
}
