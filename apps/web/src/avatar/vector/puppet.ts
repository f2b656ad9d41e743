import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import type { Gaze } from '../avatar';
import type { DrawnCharacter } from '../character';
import { idleAt } from '../idle';
import { objectEntries } from '../objectEntries';
import { type Params, restValues, type Values } from '../params';
import { Speech } from '../speech';
import { LiveFace } from './liveFace';
import { LiveHands } from './liveHands';
import { Look } from './look';
import { Mood } from './mood';
import { Performer } from './performer';

function add(values: Values, params: Params): void {
  for (const [param, value] of objectEntries(params)) values[param] += value;
}

/** Everything that moves a figure at once, as one set of parameters for each moment. */
export class Puppet {
  readonly #character: DrawnCharacter;
  readonly #rest: Values;
  readonly #face: LiveFace;
  readonly #hands: LiveHands;
  readonly #performer: Performer;
  readonly #mood: Mood;
  readonly #speech = new Speech();
  readonly #look = new Look();
  #time = 0;

  constructor(character: DrawnCharacter) {
    this.#character = character;
    this.#rest = { ...restValues(), eyeOpenL: 0, eyeOpenR: 0, ...character.defaults };
    this.#face = new LiveFace(character.limits);
    this.#hands = new LiveHands(character);
    this.#performer = new Performer(character);
    this.#mood = new Mood(character.expressions);
  }

  take(frame: AvatarFrame | null): void {
    this.#face.take(frame);
    this.#hands.take(frame?.hands ?? null);
  }

  play(motion: Motion): void {
    this.#performer.play(motion);
  }

  express(expression: Expression): void {
    this.#mood.express(expression);
  }

  speak(visemes: readonly TimedViseme[], from = 0): void {
    this.#speech.speak(visemes, from);
  }

  lookAt(gaze: Gaze | null): void {
    this.#look.at(gaze);
  }

  /** The moment that comes `dt` seconds after the last one. */
  step(dt: number): Values {
    this.#time += dt;
    const face = this.#face.step(idleAt(this.#time, this.#character.life.idle), dt);
    this.#speech.step(face, dt);
    const pose = this.#hands.step(this.#performer.step(dt), dt, this.#performer.isPlaying);
    const values = { ...this.#rest };
    for (const params of [face, pose, this.#mood.step(dt), this.#look.step(dt)]) add(values, params);
    return values;
  }
}
