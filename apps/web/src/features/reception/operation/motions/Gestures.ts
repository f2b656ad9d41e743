import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import { untilNextMotion } from '@mukae/contract/domain/avatar/motionThrottle';
import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import { Observed } from '@/observing/observed';

/** What the operator has her avatar do: one motion at a time, and how it feels until she says otherwise. */
export class Gestures {
  /** Null: it may make another one. */
  readonly motion = new Observed<Motion | null>(null);
  readonly expression = new Observed<Expression>('plain');
  readonly #show: (gesture: Gesture) => void;
  #beganAt: number | null = null;
  #over: ReturnType<typeof setTimeout> | undefined;

  /** `show`: to whoever draws the avatar. */
  constructor(show: (gesture: Gesture) => void) {
    this.#show = show;
  }

  readonly play = (motion: Motion): void => {
    const now = performance.now();
    if (untilNextMotion(this.#beganAt, now) > 0) return;
    this.#beganAt = now;
    this.motion.set(motion);
    this.#over = setTimeout(() => this.motion.set(null), untilNextMotion(now, now));
    this.#show({ motion });
  };

  readonly express = (expression: Expression): void => {
    this.expression.set(expression);
    this.#show({ expression });
  };

  close(): void {
    clearTimeout(this.#over);
  }
}
