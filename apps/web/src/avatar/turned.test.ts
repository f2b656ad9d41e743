import { describe, expect, it } from 'vitest';
import { characterById } from './characters';
import { restValues } from './params';
import { LaidOut, type Place } from './testing/laidOut';

/** So much of the head is looked at, from its hair down to the ears. */
const TOP_OF_HEAD = 220;

/** The outermost places of all lines to the right, row by row. */
function outlineOf(places: readonly Place[]): Place[] {
  const top = Math.min(...places.map(([, y]) => y));
  return Array.from({ length: TOP_OF_HEAD / 4 }, (_, i) => {
    const y = top + 4 * i;
    const row = places.filter(([, at]) => Math.abs(at - y) <= 8).map(([x]) => x);
    return [Math.max(...row), y] as const;
  });
}

/** How far the outline goes inside a cord around it, at most. */
function dentOf(outline: readonly Place[]): number {
  const cord: Place[] = [];
  for (const [x, y] of outline) {
    for (;;) {
      const [a, b] = [cord.at(-2), cord.at(-1)];
      if (!a || !b || (x - b[0]) * (b[1] - a[1]) < (b[0] - a[0]) * (y - b[1])) break;
      cord.pop();
    }
    cord.push([x, y]);
  }
  return Math.max(
    ...outline.map(([x, y]) => {
      const end = cord.findIndex(([, below]) => below >= y);
      const [from, to] = [cord[Math.max(0, end - 1)], cord[end]];
      if (!from || !to || from === to) return 0;
      return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) - x;
    }),
  );
}

describe.each(['kei', 'kei-short', 'lin'] as const)('the head of %s', (id) => {
  const figure = new LaidOut(characterById(id));
  const isHair = /^(bangs|dome|cap|backhair|bobback)$/;

  it.each([-35, -25, -15, 15, 25, 35])('[O-D35] has no step at its back, turned by %s degrees', (yaw) => {
    const lines = figure.lines({ ...restValues(), yaw }, (layer) => isHair.test(layer.id));
    // Of what is turned to the left, the right side is near.
    const places = lines.flat().map(([x, y]): Place => [yaw < 0 ? x : -x, y]);
    expect(dentOf(outlineOf(places))).toBeLessThan(7);
  });
});
