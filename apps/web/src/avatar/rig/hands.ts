import { HAND } from '../character';
import { type ParamSide, SIDES, type Values } from '../params';
import { clamp } from './geometry';
import type { Layer } from './layers';

/** Seconds in which one shape of the hand goes over into another. */
const CHANGE = 0.2;
const ASIDE = 0.5;

/** What stands in for a shape that a character does not have, best first. */
const INSTEAD: Readonly<Record<number, readonly number[]>> = {
  [HAND.folded]: [HAND.relaxed],
  [HAND.palm]: [HAND.open],
  [HAND.open]: [HAND.palm],
  [HAND.relaxed]: [HAND.folded],
  [HAND.fist]: [HAND.relaxed, HAND.folded],
  [HAND.point]: [HAND.open, HAND.palm],
};

/** Shapes cannot be blended: the hand turns aside, and comes back with another shape. */
export class TurningHands {
  readonly #drawn: ReadonlySet<number>;
  readonly #seen = { L: -1, R: -1 };
  readonly #next = { L: -1, R: -1 };
  /** How far the hand has come on its way: in its middle it is turned farthest aside. */
  readonly #way = { L: 1, R: 1 };

  constructor(layers: readonly Layer[]) {
    this.#drawn = new Set(layers.flatMap(({ show }) => show?.shape ?? []));
  }

  step(values: Values, dt: number): void {
    for (const side of SIDES) {
      const shape = this.#shapeFor(values[`hand${side}`]);
      if (shape !== this.#next[side]) this.#turnTo(side, shape);
      this.#way[side] = clamp(this.#way[side] + dt / CHANGE);
      if (this.#way[side] >= ASIDE) this.#seen[side] = this.#next[side];
    }
  }

  /** At once, without a change to be seen. */
  put(values: Values): void {
    this.step(values, 0);
    for (const side of SIDES) {
      this.#seen[side] = this.#next[side];
      this.#way[side] = 1;
    }
  }

  show(values: Values): void {
    for (const side of SIDES) {
      values[`hand${side}`] = this.#seen[side];
      values[`handTurn${side}`] = Math.sin(Math.PI * this.#way[side]);
    }
  }

  /** A hand that is already on its way keeps its angle. */
  #turnTo(side: ParamSide, shape: number): void {
    this.#next[side] = shape;
    this.#way[side] = Math.min(this.#way[side], 1 - this.#way[side]);
  }

  #shapeFor(wanted: number): number {
    const shape = Math.round(wanted);
    if (this.#drawn.has(shape)) return shape;
    return INSTEAD[shape]?.find((other) => this.#drawn.has(other)) ?? HAND.folded;
  }
}
