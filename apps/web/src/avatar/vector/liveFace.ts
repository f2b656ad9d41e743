import type { AvatarFrame, HeadAngles } from '@mukae/contract/domain/avatar/frame';
import { fromARKit } from '../arkit';
import { objectEntries } from '../objectEntries';
import type { Param, Params } from '../params';
import { approach, clamp, smoothstep } from '../rig/geometry';
import { Staring } from '../staring';

/** Seconds: to take over from the idle life, to give back to it, and in which the drawn face follows the tracked one. */
const TAKING = 0.25;
const GIVING = 0.9;
const FOLLOWING = 0.012;

/** The share of the idle life that stays in a face somebody moves. */
const STAYS: Params = { breath: 1, idleX: 1, yaw: 0.3, pitch: 0.3, roll: 0.3, smile: 0.4, eyeSmile: 0.5 };

/** The face of the operator over the avatar's own life. */
export class LiveFace {
  readonly #limits: HeadAngles | undefined;
  readonly #staring = new Staring();
  #wanted: Params | null = null;
  #shown: Params = {};
  #weight = 0;

  constructor(limits: HeadAngles | undefined) {
    this.#limits = limits;
  }

  take(frame: AvatarFrame | null): void {
    this.#wanted = frame && fromARKit(frame.scores, frame.head, this.#limits);
    if (this.#wanted && this.#weight === 0) this.#shown = { ...this.#wanted };
  }

  step(idle: Params, dt: number): Params {
    this.#weight = clamp(this.#weight + (this.#wanted ? dt / TAKING : -dt / GIVING));
    this.#follow(dt);
    return this.#over(idle, smoothstep(0, 1, this.#weight));
  }

  #follow(dt: number): void {
    if (!this.#wanted) return;
    for (const [param, value] of objectEntries(this.#wanted))
      this.#shown[param] = approach(this.#shown[param] ?? value, value, dt, FOLLOWING);
    this.#staring.goOn(Math.min(this.#shown.eyeOpenL ?? 1, this.#shown.eyeOpenR ?? 1), dt);
  }

  #over(idle: Params, weight: number): Params {
    const face: Params = {};
    for (const [param, value] of objectEntries(idle)) face[param] = value * this.#staying(param, weight);
    for (const [param, value] of objectEntries(this.#shown)) face[param] = (face[param] ?? 0) + value * weight;
    if (this.#staring.isTooLong) {
      face.eyeOpenL = Math.min(face.eyeOpenL ?? 1, idle.eyeOpenL ?? 1);
      face.eyeOpenR = Math.min(face.eyeOpenR ?? 1, idle.eyeOpenR ?? 1);
    }
    return face;
  }

  #staying(param: Param, weight: number): number {
    return 1 - weight * (1 - (STAYS[param] ?? 0));
  }
}
