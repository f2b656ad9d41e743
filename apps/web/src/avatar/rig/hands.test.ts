import { describe, expect, it } from 'vitest';
import { HAND } from '../character';
import { restValues, type Values } from '../params';
import { compileGroups } from './groups';
import { TurningHands } from './hands';
import { opacityOf } from './layerState';
import { compileLayers } from './layers';
import { inDrawingOrder } from './sides';

const groups = compileGroups({ body: { pivot: [0, 0, 0] } });
const shaped = (id: string, shape: number) =>
  ({ id: `${id}@`, group: 'body', path: '0,0! 9,0! 9,9! 0,9!', show: ['hand@', shape] }) as const;
const layers = compileLayers(inDrawingOrder([shaped('folded', HAND.folded), shaped('open', HAND.open)]), groups);

function valuesAfter(hands: TurningHands, hand: number, seconds: number): Values {
  const values = { ...restValues(), handL: hand };
  for (let t = 0; t <= seconds; t += 0.01) hands.step(values, 0.01);
  hands.show(values);
  return values;
}

/** What is seen of the two shapes of the left hand after so many seconds. */
function seenAfter(hands: TurningHands, hand: number, seconds: number): [number, number] {
  const values = valuesAfter(hands, hand, seconds);
  const seen = (id: string): number => layers.reduce((sum, l) => (l.id === id ? sum + opacityOf(l, values) : sum), 0);
  return [seen('foldedL'), seen('openL')];
}

function folded(): TurningHands {
  const hands = new TurningHands(layers);
  hands.put(restValues());
  return hands;
}

describe('a hand that changes its shape', () => {
  it('[O-D08] is never seen through', () => {
    expect(seenAfter(folded(), HAND.folded, 0)).toEqual([1, 0]);
    for (const seconds of [0.02, 0.05, 0.09, 0.12, 0.15])
      expect(seenAfter(folded(), HAND.open, seconds).toSorted()).toEqual([0, 1]);
    expect(seenAfter(folded(), HAND.open, 0.3)).toEqual([0, 1]);
  });

  it('is turned farthest aside at the moment of the change', () => {
    const turned = (seconds: number): number => valuesAfter(folded(), HAND.open, seconds).handTurnL;
    expect(seenAfter(folded(), HAND.open, 0.08)).toEqual([1, 0]);
    expect(turned(0.09)).toBeGreaterThan(0.9);
    expect(turned(0.3)).toBeCloseTo(0);
  });

  it('turns back the way it came where the change is taken back', () => {
    const hands = folded();
    const before = valuesAfter(hands, HAND.open, 0.05).handTurnL;
    expect(seenAfter(hands, HAND.folded, 0)).toEqual([1, 0]);
    expect(valuesAfter(hands, HAND.folded, 0).handTurnL).toBeGreaterThan(before / 2);
    expect(valuesAfter(hands, HAND.folded, 0.3).handTurnL).toBeCloseTo(0);
  });

  it('takes the nearest shape where one was not drawn', () => {
    expect(seenAfter(folded(), HAND.point, 0.3)).toEqual([0, 1]);
    expect(seenAfter(folded(), HAND.fist, 0.3)).toEqual([1, 0]);
  });
});
