import type { Gaze } from '../avatar';
import type { Params } from '../params';
import { approach, clamp } from '../rig/geometry';

/** Eyes are quick, the head follows a little way. */
const EYES = 0.07;
const HEAD = 0.22;
const HEAD_YAW = 7;
const HEAD_PITCH = 5;

const FRONT: Gaze = { x: 0, y: 0 };
const within = (value: number): number => (Number.isFinite(value) ? clamp(value, -1, 1) : 0);

/** Where the avatar looks beside what its face does. */
export class Look {
  #wanted: Gaze = FRONT;
  readonly #eyes = { ...FRONT };
  readonly #head = { ...FRONT };

  at(gaze: Gaze | null): void {
    this.#wanted = gaze ? { x: within(gaze.x), y: within(gaze.y) } : FRONT;
  }

  step(dt: number): Params {
    for (const axis of ['x', 'y'] as const) {
      this.#eyes[axis] = approach(this.#eyes[axis], this.#wanted[axis], dt, EYES);
      this.#head[axis] = approach(this.#head[axis], this.#wanted[axis], dt, HEAD);
    }
    return {
      gazeX: this.#eyes.x - 0.3 * this.#head.x,
      gazeY: this.#eyes.y - 0.3 * this.#head.y,
      yaw: HEAD_YAW * this.#head.x,
      pitch: -HEAD_PITCH * this.#head.y,
    };
  }
}
