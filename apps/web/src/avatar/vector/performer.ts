import type { Motion } from '@mukae/contract/domain/avatar/motions';
import type { DrawnCharacter } from '../character';
import type { Params } from '../params';
import { type Course, courseAt, courseOf } from './course';
import { commonMotions } from './motions';

/** Plays one motion at a time; a new one begins from wherever the last one was. */
export class Performer {
  readonly #character: DrawnCharacter;
  #playing: { course: Course; time: number } | null = null;
  #now: Params;

  constructor(character: DrawnCharacter) {
    this.#character = character;
    this.#now = { ...character.poses.fold };
  }

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  play(motion: Motion): void {
    const timeline = this.#character.motions?.[motion] ?? commonMotions[motion];
    this.#playing = { course: courseOf(this.#character, timeline, this.#now), time: 0 };
  }

  /** The pose, and what the motion adds to the face. */
  step(dt: number): Params {
    if (!this.#playing) return this.#now;
    this.#playing.time += dt;
    const { course, time } = this.#playing;
    if (time < course.seconds) this.#now = courseAt(this.#character, course, time);
    else {
      this.#playing = null;
      this.#now = { ...this.#character.poses.fold };
    }
    return this.#now;
  }
}
