import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import type { Avatar, Gaze } from '../avatar';
import type { DrawnCharacter } from '../character';
import { Rig } from '../rig/rig';
import type { Context } from '../rig/scene';
import { Puppet } from './puppet';

const DESIGN_HEIGHT = 1920;

/** What is needed of a canvas, of the page or of a worker. */
export interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d'): (Context & Pick<CanvasRect, 'clearRect'>) | null;
}

/** A character of the house on a canvas. */
export class DrawnAvatar implements Avatar {
  readonly #canvas: Surface;
  readonly #context: NonNullable<ReturnType<Surface['getContext']>>;
  readonly #rig: Rig;
  readonly #puppet: Puppet;
  #isDisposed = false;

  constructor(character: DrawnCharacter, canvas: Surface) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2D canvas for the avatar');
    this.#canvas = canvas;
    this.#context = context;
    this.#rig = new Rig(character);
    this.#puppet = new Puppet(character);
  }

  take(frame: AvatarFrame | null): void {
    this.#puppet.take(frame);
  }

  play(motion: Motion): void {
    this.#puppet.play(motion);
  }

  express(expression: Expression): void {
    this.#puppet.express(expression);
  }

  speak(visemes: readonly TimedViseme[], from: number): void {
    this.#puppet.speak(visemes, from);
  }

  lookAt(gaze: Gaze | null): void {
    this.#puppet.lookAt(gaze);
  }

  resize(width: number, height: number): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
  }

  draw(dt: number): void {
    const { width, height } = this.#canvas;
    if (this.#isDisposed || height === 0) return;
    const passed = Number.isFinite(dt) ? Math.max(dt, 0) : 0;
    this.#rig.set(this.#puppet.step(passed));
    this.#rig.step(passed);
    const scale = height / DESIGN_HEIGHT;
    this.#context.clearRect(0, 0, width, height);
    this.#rig.draw(this.#context, scale, width / 2 / scale);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#rig.forget();
  }
}
