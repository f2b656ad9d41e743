import type { DrawnCharacter } from '../character';
import { derive } from '../derive';
import type { Values } from '../params';
import type { Curve, Segment } from '../rig/curves';
import { compileGroups, placeGroups } from '../rig/groups';
import { compileLayers, type Layer } from '../rig/layers';
import { layOut } from '../rig/layOut';
import { inDrawingOrder } from '../rig/sides';
import { compileWarps } from '../rig/warps';

export type Place = readonly [number, number];

const STEPS = 8;

function onCubic({ x0, y0, ax, ay, bx, by, x1, y1 }: Segment, t: number): Place {
  const s = 1 - t;
  const mix = (a: number, b: number, c: number, d: number): number =>
    s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
  return [mix(x0, ax, bx, x1), mix(y0, ay, by, y1)];
}

const placesOf = ({ segments }: Curve): Place[] =>
  segments.flatMap((segment) => Array.from({ length: STEPS }, (_, i) => onCubic(segment, i / STEPS)));

/** The lines of a figure on the screen, without a canvas. */
export class LaidOut {
  readonly #groups;
  readonly #layers;
  #frame = 0;

  constructor(character: DrawnCharacter) {
    this.#groups = compileGroups(character.groups);
    this.#layers = compileLayers(inDrawingOrder(character.layers), this.#groups, compileWarps(character.warps ?? []));
  }

  /** Every line of the layers that are asked for, as the places it goes through. */
  lines(values: Values, isAskedFor: (layer: Layer, derived: Values) => boolean): Place[][] {
    const derived = derive(values);
    placeGroups(this.#groups.values(), derived);
    this.#frame += 1;
    return this.#layers.flatMap((layer) => {
      if (layer.kind !== 'shape' || !isAskedFor(layer, derived)) return [];
      layOut(layer, derived, this.#frame);
      return layer.curves.map(placesOf);
    });
  }
}
