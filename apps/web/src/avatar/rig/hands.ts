import { HAND } from '../character';
import { SIDES, type Values } from '../params';
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

export type HandShapes = ReadonlySet<number>;

export const handShapesOf = (layers: readonly Layer[]): HandShapes =>
  new Set(layers.flatMap(({ show }) => show?.shape ?? []));

function drawnShape(wanted: number, shapes: HandShapes): number {
  const shape = Math.round(wanted);
  if (shapes.has(shape)) return shape;
  return INSTEAD[shape]?.find((other) => shapes.has(other)) ?? HAND.folded;
}

/** Shapes cannot be blended: the old one stays a moment while the new one appears. */
export class Hands {
  readonly #shapes: HandShapes;
  readonly #shown = { L: -1, R: -1 };

  constructor(shapes: HandShapes) {
    this.#shapes = shapes;
  }

  step(values: Values, dt: number): void {
    for (const side of SIDES) {
      const shape = drawnShape(values[`hand${side}`], this.#shapes);
      if (shape === this.#shown[side]) {
        values[`handFade${side}`] = clamp(values[`handFade${side}`] + dt / CHANGE);
        continue;
      }
      values[`handWas${side}`] = this.#shown[side];
      values[`handFade${side}`] = 0;
      this.#shown[side] = shape;
    }
  }

  /** At once, without a change to be seen. */
  put(values: Values): void {
    this.step(values, 0);
    for (const side of SIDES) values[`handFade${side}`] = 1;
  }

  /** The numbers of the shapes that are drawn. */
  get shown(): Pick<Values, 'handL' | 'handR'> {
    return { handL: this.#shown.L, handR: this.#shown.R };
  }
}
