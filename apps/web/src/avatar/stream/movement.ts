import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import type { Avatar } from '../avatar';
import { Playback } from './playback';
import { Prompter } from './prompter';
import type { Utterance } from './saying';

const performedBy =
  (avatar: Pick<Avatar, 'play' | 'express'>) =>
  (gesture: Gesture): void => {
    if ('motion' in gesture) avatar.play(gesture.motion);
    else avatar.express(gesture.expression);
  };

/** What somebody has an avatar do, wherever it is drawn and however often. Times are those of the page that draws it. */
export class Movement {
  readonly #playback = new Playback();
  readonly #prompter = new Prompter();
  #heard: Utterance | null = null;

  hear(frame: StampedFrame, now: number): void {
    this.#playback.hear(frame, now);
  }

  tell(gesture: Gesture, now: number): void {
    this.#prompter.tell(gesture, now);
  }

  /** She says what is heard from a moment on, by the clock of the page. */
  speak(visemes: readonly TimedViseme[], startedAt: number): void {
    this.#heard = { visemes, startedAt };
  }

  /** Nothing is heard any more. */
  hush(): void {
    this.#heard = null;
  }

  /** What she says, or said last; null: nothing. */
  get heard(): Utterance | null {
    return this.#heard;
  }

  /** How long the sound that belongs to it waits before it is heard. */
  keepWithSound(ms: number): void {
    this.#playback.keepWithSound(ms);
  }

  /** Whether something arrived that nobody can have seen at that time. */
  hasNewsSince(time: number): boolean {
    return this.#playback.hasNewsSince(time);
  }

  frameAt(now: number): AvatarFrame | null {
    return this.#playback.frameAt(now);
  }

  /** Gives back how to let go. */
  animate(avatar: Pick<Avatar, 'play' | 'express'>, now: number): () => void {
    return this.#prompter.follow(performedBy(avatar), now);
  }
}
