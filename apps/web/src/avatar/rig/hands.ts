import { HAND } from '../character';
import { SIDES, type Side, type Values } from '../params';
import { clamp } from './geometry';
import type { Layer } from './layers';

/** Seconds in which one shape of the hand goes over into another. */
const CHANGE = 0.14;

/** What stands in for a shape that a character does not have, best first. */
const INSTEAD: Readonly<Record<number, readonly number[]>> = {
  [HAND.folded]: [HAND.relaxed],
  [HAND.palm]: [HAND.open],
  [HAND.open]: [HAND.palm],
  [HAND.relaxed]: [HAND.folded],
  [HAND.fist]: [HAND.relaxed, HAND.folded],
  [HAND.point]: [HAND.open, HAND.palm],
};

/** Shapes cannot be blended: the old one stays a moment while the new one appears. */
export class Hands {
  readonly #drawn: ReadonlySet<number>;
  readonly #shown = { L: -1, R: -1 };
  readonly #before = { L: -1, R: -1 };
  readonly #fade = { L: 1, R: 1 };

  constructor(layers: readonly Layer[]) {
    this.#drawn = new Set(layers.flatMap(({ show }) => show?.shape ?? []));
  }

  step(values: Values, dt: number): void {
    for (const side of SIDES) {
      const shape = this.#shapeFor(values[`hand${side}`]);
      if (shape === this.#shown[side]) this.#fade[side] = clamp(this.#fade[side] + dt / CHANGE);
      else this.#change(side, shape);
    }
  }

  /** At once, without a change to be seen. */
  put(values: Values): void {
    this.step(values, 0);
    for (const side of SIDES) this.#fade[side] = 1;
  }

  show(values: Values): void {
    for (const side of SIDES) {
      values[`hand${side}`] = this.#shown[side];
      values[`handWas${side}`] = this.#before[side];
      values[`handFade${side}`] = this.#fade[side];
    }
  }

  #change(side: Side, shape: number): void {
    this.#before[side] = this.#shown[side];
    this.#shown[side] = shape;
    this.#fade[side] = 0;
  }

  #shapeFor(wanted: number): number {
    const shape = Math.round(wanted);
    if (this.#drawn.has(shape)) return shape;
    return INSTEAD[shape]?.find((other) => this.#drawn.has(other)) ?? HAND.folded;
  }
}
