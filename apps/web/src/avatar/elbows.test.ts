import { motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import { drawnCharacters } from './characters';
import { derive } from './derive';
import { SIDES, type Values } from './params';
import type { Curve, Segment } from './rig/curves';
import { compileGroups, placeGroups } from './rig/groups';
import { compileLayers } from './rig/layers';
import { layOut } from './rig/layOut';
import { inDrawingOrder } from './rig/sides';
import { compileWarps } from './rig/warps';
import { Puppet } from './vector/puppet';

const FPS = 60;
const LONGEST = 4;
const STEPS = 8;

type Place = readonly [number, number];

function onCubic({ x0, y0, ax, ay, bx, by, x1, y1 }: Segment, t: number): Place {
  const s = 1 - t;
  const mix = (a: number, b: number, c: number, d: number): number =>
    s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
  return [mix(x0, ax, bx, x1), mix(y0, ay, by, y1)];
}

const placesOf = ({ segments }: Curve): Place[] =>
  segments.flatMap((segment) => Array.from({ length: STEPS }, (_, i) => onCubic(segment, i / STEPS)));

const side = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const cross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** The length of line between where it crosses itself, 0 where it does not. */
function loopIn(places: readonly Place[]): number {
  const steps = places.slice(1).map((to, i) => [places[i] ?? to, to] as const);
  const lengths = steps.map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay));
  let longest = 0;
  steps.forEach(([a, b], i) => {
    steps.slice(i + 2).forEach(([c, d], k) => {
      if (!cross(a, b, c, d)) return;
      longest = Math.max(longest, lengths.slice(i + 1, i + 2 + k).reduce((sum, length) => sum + length, 0));
    });
  });
  return longest;
}

describe.each(drawnCharacters.map((character) => [character.id, character] as const))('%s', (_, character) => {
  const groups = compileGroups(character.groups);
  const layers = compileLayers(inDrawingOrder(character.layers), groups, compileWarps(character.warps ?? []));
  const inner = layers.flatMap((layer) => (layer.kind === 'shape' && /^linein[LR]$/.test(layer.id) ? [layer] : []));
  let frame = 0;

  /** Half of the cross-over from the bent sleeve to a forearm over an upper arm: the line is gone by then. */
  const isBent = (values: Values, id: string): boolean =>
    SIDES.some((at) => id.endsWith(at) && values[`sharp${at}`] < 0.5);

  it.each(motions)('[D-F06] has no loop in the bend of an elbow: %s', (motion) => {
    expect(inner).toHaveLength(2);
    const puppet = new Puppet(character);
    puppet.play(motion);
    for (let n = 0; n < LONGEST * FPS; n++) {
      const values = derive(puppet.step(1 / FPS));
      placeGroups(groups.values(), values);
      frame += 1;
      for (const layer of inner.filter(({ id }) => isBent(values, id))) {
        layOut(layer, values, frame);
        for (const curve of layer.curves) expect(loopIn(placesOf(curve))).toBe(0);
      }
    }
  });
});
