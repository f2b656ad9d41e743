import { motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import { drawnCharacters } from './characters';
import { SIDES } from './params';
import { LaidOut, type Place } from './testing/laidOut';
import { Puppet } from './vector/puppet';

const FPS = 60;
const LONGEST = 4;

const side = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const doCross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

function hasLoop(line: readonly Place[]): boolean {
  const steps = line.slice(1).map((to, i) => [line[i] ?? to, to] as const);
  return steps.some(([a, b], i) => steps.slice(i + 2).some(([c, d]) => doCross(a, b, c, d)));
}

describe.each(drawnCharacters.map((character) => [character.id, character] as const))('%s', (_, character) => {
  const figure = new LaidOut(character);

  it.each(motions)('[D-F06] has no loop in the bend of an elbow: %s', (motion) => {
    const puppet = new Puppet(character);
    puppet.play(motion);
    let seen = 0;
    for (let n = 0; n < LONGEST * FPS; n++) {
      // In a sharp bend the inner line is gone: there a forearm lies over an upper arm.
      const inner = figure.lines(puppet.step(1 / FPS), ({ id }, values) =>
        SIDES.some((at) => id === `linein${at}` && values[`sharp${at}`] < 0.5),
      );
      seen += inner.length;
      expect(inner.filter(hasLoop)).toEqual([]);
    }
    expect(seen).toBeGreaterThan(LONGEST * FPS);
  });
});
