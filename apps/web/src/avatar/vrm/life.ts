import { calmScores, type Scores } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame, type HeadAngles } from '@mukae/contract/domain/avatar/frame';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import { closedMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import type { Gaze } from '../avatar';
import { gazeOf, scoreIn, shutEye } from '../faceReading';
import { idleAt } from '../idle';
import { clamp } from '../rig/geometry';
import { Speech } from '../speech';
import { Staring } from '../staring';
import { type Aim, aimOf, type BodySide } from './aim';
import { type FaceMoment, moods, type Weights } from './face';
import { type GestureMoment, gestureAt } from './gestures';

/** What the whole figure does at a moment. */
export interface LifeMoment extends FaceMoment {
  head: HeadAngles;
  gaze: Gaze;
  breath: number;
  bow: number;
  turn: number;
  /** Arms without an aim rest. */
  arms: Readonly<Partial<Record<BodySide, Aim>>>;
}

/** Seconds until somebody who takes over leads wholly, and until the figure is itself again. */
const taking = 0.2;
const easing = 0.8;
/** Seconds in which a mood changes. */
const moodChange = 0.25;
const gazeChange = 0.15;

const still: GestureMoment = { head: { yaw: 0, pitch: 0, roll: 0 }, bow: 0, turn: 0, arms: {} };
const ahead: Gaze = { x: 0, y: 0 };

/** Who moves the figure, who speaks through it, what it was told: at any moment it knows what to do. */
export class Life {
  #time = 0;
  #frame: AvatarFrame = calmFrame;
  #isLed = false;
  #led = 0;
  #played: { motion: Motion; since: number } | null = null;
  #mood: Weights = {};
  #wantedMood: Weights = {};
  readonly #speech = new Speech();
  readonly #staring = new Staring();
  #wantedGaze: Gaze | null = null;
  #gaze: Gaze = ahead;
  #gazing = 0;

  take(frame: AvatarFrame | null): void {
    this.#isLed = frame !== null;
    if (frame) this.#frame = frame;
  }

  play(motion: Motion): void {
    this.#played = { motion, since: this.#time };
  }

  express(expression: Expression): void {
    this.#wantedMood = moods[expression];
  }

  speak(visemes: readonly TimedViseme[], from = 0): void {
    this.#speech.speak(visemes, from);
  }

  lookAt(gaze: Gaze | null): void {
    this.#wantedGaze = gaze;
  }

  /** The moment `dt` seconds later. */
  after(dt: number): LifeMoment {
    this.#time += dt;
    this.#led = clamp(this.#led + (this.#isLed ? dt / taking : -dt / easing));
    this.#mood = approached(this.#mood, this.#wantedMood, dt / moodChange);
    this.#gazing = clamp(this.#gazing + (this.#wantedGaze ? dt : -dt) / gazeChange);
    if (this.#wantedGaze) this.#gaze = this.#wantedGaze;

    const own = idleAt(this.#time);
    const gesture = this.#gesture();
    const led = this.#led;
    const { head, scores } = this.#frame;
    const score = scoreIn(scores);
    const seen = gazeOf(score);
    if (this.#isLed) this.#staring.goOn(1 - Math.max(shutEye(score, 'Left'), shutEye(score, 'Right')), dt);
    const headBy = (angle: keyof HeadAngles) => (own[angle] ?? 0) * (1 - led) + head[angle] * led + gesture.head[angle];
    const gazeBy = (free: number | undefined, axis: keyof Gaze) =>
      ((free ?? 0) * (1 - led) + seen[axis] * led) * (1 - this.#gazing) + this.#gaze[axis] * this.#gazing;
    return {
      scores: scaled(scores, led),
      blink: clamp(1 - (own.eyeOpenL ?? 1)) * (this.#staring.isTooLong ? 1 : 1 - led),
      mouth: this.#spoken(dt),
      mood: this.#mood,
      head: { yaw: headBy('yaw'), pitch: headBy('pitch'), roll: headBy('roll') },
      gaze: { x: gazeBy(own.gazeX, 'x'), y: gazeBy(own.gazeY, 'y') },
      breath: own.breath ?? 0,
      bow: gesture.bow,
      turn: gesture.turn,
      // While it makes a gesture, the arms are the gesture's.
      arms: this.#played ? gesture.arms : this.#trackedArms(),
    };
  }

  #gesture(): GestureMoment {
    const moment = this.#played && gestureAt(this.#played.motion, this.#time - this.#played.since);
    if (!moment) this.#played = null;
    return moment ?? still;
  }

  #spoken(dt: number): Weights {
    const mouth = { ...closedMouth.vowels };
    this.#speech.step(mouth, dt);
    return mouth;
  }

  #trackedArms(): LifeMoment['arms'] {
    const hands = this.#isLed ? this.#frame.hands : null;
    return {
      ...(hands?.left && { left: aimOf(hands.left) }),
      ...(hands?.right && { right: aimOf(hands.right) }),
    };
  }
}

const scaled = (scores: Scores, share: number): Scores =>
  share === 0 ? calmScores : scores.map((score) => score * share);

/** Every weight goes its way at the same pace; what has gone is forgotten. */
function approached(from: Weights, to: Weights, step: number): Weights {
  const moved = Object.keys({ ...from, ...to }).map((name) => {
    const now = from[name] ?? 0;
    return [name, now + clamp((to[name] ?? 0) - now, -step, step)] as const;
  });
  return Object.fromEntries(moved.filter(([, weight]) => weight > 0));
}
