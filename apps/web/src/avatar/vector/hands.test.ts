import { motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import { HAND } from '../character';
import { drawnCharacters } from '../characters';
import type { ParamSide, Values } from '../params';
import type { Layer } from '../rig/layers';
import { LaidOut, type Place } from '../testing/laidOut';
import { Puppet } from './puppet';

const FPS = 12;
const HELD = 1.2;
const LEAVING = 1;
/** How high it is, from the chin up. */
const JAW = 120;

const isHand =
  (side: ParamSide, values: Values) =>
  (layer: Layer): boolean =>
    layer.kind === 'shape' && layer.group.id === `hand${side}` && layer.show?.shape === values[`hand${side}`];

const distance = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const areaOf = (outline: readonly Place[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

describe.each(drawnCharacters.map((character) => [character.id, character] as const))(
  'the hands of %s',
  (_, character) => {
    it('[D-F09] touch the chin while it thinks', () => {
      const puppet = new Puppet(character);
      puppet.play('think');
      let values = puppet.step(1 / FPS);
      for (let n = 1; n < HELD * FPS; n++) values = puppet.step(1 / FPS);
      const figure = new LaidOut(character);
      const hand = figure.lines(values, isHand('R', values));
      const face = figure.lines(values, (layer) => layer.id === 'face').flat();
      const chin = Math.max(...face.map(([, y]) => y));
      const jaw = face.filter(([, y]) => y > chin - JAW);
      const gaps = hand.flat().map((finger) => Math.min(...jaw.map((place) => distance(finger, place))));
      expect(Math.min(...gaps)).toBeLessThan(15);
    });

    it('[D-F09] take a finger back before it points at somebody', () => {
      for (const next of motions) {
        const puppet = new Puppet(character);
        puppet.play('think');
        for (let n = 0; n < HELD * FPS; n++) puppet.step(1 / FPS);
        puppet.play(next);
        const { elR: raised } = puppet.step(1 / FPS);
        for (let n = 1; n < LEAVING * FPS; n++) {
          const { elR, handR } = puppet.step(1 / FPS);
          if (Math.abs(elR - raised) > 40) expect(handR, next).not.toBe(HAND.point);
        }
      }
    });

    it('[D-F09] keep most of their breadth while their shape changes', () => {
      const figure = new LaidOut(character);
      const values = new Puppet(character).step(1 / FPS);
      const shown = (turned: number): number => {
        const [outline] = figure.lines({ ...values, handTurnL: turned }, isHand('L', values));
        if (!outline) throw new Error('there is no hand');
        return areaOf(outline);
      };
      expect(shown(1) / shown(0)).toBeGreaterThan(0.65);
    });
  },
);
