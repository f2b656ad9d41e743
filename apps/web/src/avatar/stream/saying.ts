import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import type { Avatar } from '../avatar';

/** What is heard, by the shapes of the mouth that says it. */
export interface Utterance {
  visemes: readonly TimedViseme[];
  /** By the clock of the page that draws, in milliseconds. */
  startedAt: number;
}

/** Has one avatar say what is heard: it joins in wherever that is by now, and falls silent with it. */
export class Saying {
  #told: Utterance | null | undefined = null;

  /** Asked before each picture of an avatar that was drawn last at `drawnAt`. */
  goOn(heard: Utterance | null, avatar: Pick<Avatar, 'speak'>, drawnAt: number): void {
    if (heard === this.#told) return;
    this.#told = heard;
    if (heard) avatar.speak(heard.visemes, (drawnAt - heard.startedAt) / 1000);
    else avatar.speak([], 0);
  }

  /** The avatar stood still for a while, and what is heard went on. */
  losePlace(): void {
    this.#told = undefined;
  }
}
