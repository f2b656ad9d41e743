import type { CaptureMode } from '@mukae/contract/domain/avatar/capture';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { leftOf } from '@mukae/contract/domain/avatar/lostFace';
import { type AvatarMix, freshMix, mixed, type Sensed, type Watcher } from '@mukae/contract/domain/avatar/mix';
import type { VoiceMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import { every } from '@/avatar/stream/every';
import { FrameSchedule, frameMs } from '@/avatar/stream/frameSchedule';
import { FrameStamps } from '@/avatar/stream/frameStamps';
import { isNews } from '@/avatar/stream/news';
import type { Senses } from './Senses';

const watcherIn: Readonly<Record<CaptureMode, Watcher | null>> = { browser: 'camera', phone: 'phone', voice: null };

/** Faces that come no further apart than this carry everything else along. */
const inARowMs = 2 * frameMs;

/** Longer ago it was another moment: nothing is made up for what nobody saw. */
const longestStep = 0.1;

/**
 * Moves the avatar with everything that is known of the operator: her camera or her phone, and her voice. What is news
 * is handed on at once, anything else at its turn.
 */
export class AvatarMover {
  readonly #senses: Senses;
  readonly #handOn: (frame: StampedFrame) => void;
  readonly #schedule = new FrameSchedule();
  readonly #stamps = new FrameStamps();
  readonly #stops: (() => void)[];
  /** The newest face, and since when it is known: a slow machine reads it long after the picture was taken. */
  #seen: { by: Watcher; frame: AvatarFrame; since: number } | null = null;
  /** Null: no microphone is heard. */
  #mouth: VoiceMouth | null = null;
  #mix: AvatarMix = freshMix;
  #mixedAt = performance.now();
  #told = calmFrame;
  /** The newest face could not leave: there were too many before it. */
  #isOwed = false;
  #stopHearing = () => {};

  constructor(senses: Senses, handOn: (frame: StampedFrame) => void) {
    this.#senses = senses;
    this.#handOn = handOn;
    const { face, phone } = senses;
    this.#stops = [
      every(frameMs, () => this.#tick()),
      face.on('frame', (frame) => this.#see('camera', () => frame)),
      phone.on('face', (heard) => this.#see('phone', () => heard.liked(face.settings))),
    ];
  }

  /** Her voice, from now on. */
  listenTo(track: MediaStreamTrack): void {
    this.#stopHearing();
    this.#mouth = null;
    this.#stopHearing = this.#senses.onMouth(track, (mouth) => {
      this.#mouth = mouth;
      this.#hurry();
    });
  }

  close(): void {
    this.#stopHearing();
    for (const stop of this.#stops.splice(0)) stop();
  }

  get #chosen(): Watcher | null {
    return watcherIn[this.#senses.face.settings.mode];
  }

  /** What nobody chose is not even read. */
  #see(by: Watcher, read: () => AvatarFrame | null): void {
    const frame = by === this.#chosen && read();
    if (!frame) return;
    this.#seen = { by, frame, since: performance.now() };
    this.#isOwed = !this.#hurry();
  }

  /** Between two faces it would only repeat the first, and take the turn of the second. */
  #tick(): void {
    const isBetween = this.#seen !== null && performance.now() - this.#seen.since < inARowMs;
    if (!isBetween || this.#isOwed) this.#move(() => false);
  }

  #hurry(): boolean {
    return this.#move((frame) => isNews(frame, this.#told));
  }

  /** Whether it was handed on. */
  #move(isUrgent: (frame: AvatarFrame) => boolean): boolean {
    const now = performance.now();
    if (!this.#schedule.mayLeave(now, true)) return false;
    const frame = this.#frameAt(now);
    if (!frame || !this.#schedule.mayLeave(now, isUrgent(frame))) return false;
    this.#schedule.left(now);
    this.#told = frame;
    this.#isOwed = false;
    this.#handOn({ ...this.#stamps.next(now), frame });
    return true;
  }

  /** Null: nobody moves it, and it lives by itself. */
  #frameAt(now: number): AvatarFrame | null {
    const seconds = Math.min(longestStep, (now - this.#mixedAt) / 1000);
    this.#mixedAt = now;
    this.#mix = mixed(this.#mix, { face: this.#faceAt(now), voice: this.#mouth }, seconds);
    return this.#mix.source === 'voice' && !this.#mouth ? null : this.#mix.frame;
  }

  #faceAt(now: number): Sensed['face'] {
    const seen = this.#seen;
    const frame = seen && seen.by === this.#chosen ? leftOf(seen.frame, now - seen.since) : null;
    return seen && frame && { by: seen.by, frame };
  }
}
