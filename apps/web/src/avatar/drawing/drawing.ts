import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import type { Avatar, Gaze } from '../avatar';
import type { Movement } from '../stream/movement';
import { isNews } from '../stream/news';
import { Saying } from '../stream/saying';
import { Welcome } from '../welcome';
import { whenGraphicsAreLost } from './lostGraphics';
import { Resolution } from './resolution';

/** Nobody sees whether somebody who only breathes does it more often, nor whether somebody small moves a little between two frames. */
const calmMs = 30;
const smallMs = 45;
const smallHeight = 640;
/** Longer ago the page was hidden, or asleep: that says nothing about the machine. */
const pauseMs = 500;
const measureEveryMs = 1000;
const densest = 2;

/** It may be there later, its graphics may come back, or it never is on this machine. */
export type CannotDraw = 'notLoaded' | 'graphicsLost' | 'tooSlow';

interface Options {
  canvas: HTMLCanvasElement;
  load: (canvas: HTMLCanvasElement) => Promise<Avatar>;
  /** Asked before every picture but the first; no time passes for an avatar that may not move. */
  mayMove: () => boolean;
  /** The first picture is there. */
  onDrawn: () => void;
  onUnable: (because: CannotDraw) => void;
}

/** An avatar that lives on a canvas of the page, for as long as it is looked at. */
export class Drawing {
  readonly #options: Options;
  readonly #resolution = new Resolution();
  readonly #saying = new Saying();
  #avatar: Avatar | undefined;
  #movement: Movement | null = null;
  #welcome: Welcome | null = null;
  #gaze: Gaze | null = null;
  #letGo = () => {};
  #endWatch = () => {};
  #request = 0;
  #drawnAt: number | undefined;
  #drawn: AvatarFrame = calmFrame;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #height = 0;
  #isOver = false;

  constructor(options: Options) {
    this.#options = options;
    options.load(options.canvas).then(
      (avatar) => this.#begin(avatar),
      () => {
        if (!this.#isOver) options.onUnable('notLoaded');
      },
    );
  }

  /** Null: it has only its own life. */
  moveBy(movement: Movement | null): void {
    this.#letGo();
    this.#movement = movement;
    this.#letGo = (this.#avatar && movement?.animate(this.#avatar, performance.now())) ?? (() => {});
  }

  /** Whether it turns to whoever comes by, from time to time. */
  welcome(isWelcoming: boolean): void {
    if (isWelcoming === (this.#welcome !== null)) return;
    this.#welcome = isWelcoming ? new Welcome() : null;
    if (!isWelcoming) this.#avatar?.lookAt(this.#gaze);
  }

  /** Null: at whoever stands in front. */
  lookAt(gaze: Gaze | null): void {
    this.#gaze = gaze;
    this.#avatar?.lookAt(gaze);
  }

  stop(): void {
    this.#isOver = true;
    cancelAnimationFrame(this.#request);
    this.#letGo();
    this.#endWatch();
    this.#avatar?.dispose();
    this.#avatar = undefined;
  }

  #begin(avatar: Avatar): void {
    if (this.#isOver) {
      avatar.dispose();
      return;
    }
    this.#avatar = avatar;
    this.#endWatch = whenGraphicsAreLost(this.#options.canvas, () => this.#giveUp('graphicsLost'));
    this.moveBy(this.#movement);
    if (this.#gaze) avatar.lookAt(this.#gaze);
    this.#next();
  }

  #next(): void {
    this.#request = requestAnimationFrame((now) => {
      this.#next();
      if (this.#avatar) this.#drawAt(now, this.#avatar);
    });
  }

  #drawAt(now: number, avatar: Avatar): void {
    const isFirst = this.#drawnAt === undefined;
    if (!isFirst && !this.#options.mayMove()) {
      this.#drawnAt = now;
      this.#saying.losePlace();
      return;
    }
    const passed = now - (this.#drawnAt ?? now);
    const frame = this.#movement?.frameAt(now) ?? null;
    if (!isFirst && passed < this.#pauseFor(frame, now - passed)) return;
    this.#drawnAt = now;
    this.#fit(now, avatar);
    this.#drawn = frame ?? calmFrame;
    avatar.take(frame);
    this.#saying.goOn(this.#movement?.heard ?? null, avatar, now - passed);
    // All of the time that passed: a slow machine shows fewer pictures of a motion, not a slower one.
    this.#welcome?.goOn(avatar, passed / 1000);
    avatar.draw(passed / 1000);
    if (isFirst) this.#options.onDrawn();
    else if (passed < pauseMs) this.#time(passed);
  }

  /** Milliseconds from one picture to the next, at least. */
  #pauseFor(frame: AvatarFrame | null, drawnAt: number): number {
    if (!frame) return calmMs;
    const isSmall = this.#height <= smallHeight;
    const hasMoved = this.#movement?.hasNewsSince(drawnAt) || isNews(frame, this.#drawn);
    return isSmall && !hasMoved ? smallMs : 0;
  }

  #time(passed: number): void {
    this.#resolution.took(passed);
    if (this.#resolution.isHopeless) this.#giveUp('tooSlow');
  }

  #giveUp(because: CannotDraw): void {
    this.stop();
    this.#options.onUnable(because);
  }

  #fit(now: number, avatar: Avatar): void {
    if (now - this.#measuredAt < measureEveryMs) return;
    this.#measuredAt = now;
    const shown = this.#options.canvas.getBoundingClientRect().height * Math.min(densest, devicePixelRatio);
    const { width, height } = this.#resolution.sizeFor(shown);
    if (height === this.#height) return;
    this.#height = height;
    avatar.resize(width, height);
  }
}
