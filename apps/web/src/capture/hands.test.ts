import { describe, expect, it } from 'vitest';
import { followed } from './handFollower';
import { handShape } from './handShape';
import { handsOfBody } from './handsOfBody';
import { type SeenHand, seenHands } from './seenHands';

const face = { left: 0.4, top: 0.1, right: 0.6, bottom: 0.35 };
const hand = (x: number, y: number): SeenHand => ({ palm: { x, y }, turn: 0, shape: 'open' });
const flat = (x: number, y: number) => ({ x, y, z: 0, visibility: 1 });

/** A hand whose fingers, from the index on, are stretched or bent. */
const bentAs = (...stretched: boolean[]) => {
  const points = Array.from({ length: 21 }, () => flat(0, 0));
  for (const [finger, isStretched] of stretched.entries()) {
    points[6 + finger * 4] = flat(finger, 3);
    points[8 + finger * 4] = flat(finger, isStretched ? 5 : 1);
  }
  return points;
};

describe('hands', () => {
  it.each([
    ['open', bentAs(true, true, true, true)],
    ['open', bentAs(false, true, true, true)],
    ['point', bentAs(true, false, false, false)],
    ['fist', bentAs(false, false, false, false)],
    ['fist', bentAs(false, false, false, true)],
  ])('[O-V25] are %s by their fingers', (shape, points) => {
    expect(handShape(points)).toBe(shape);
  });

  it('[O-V25] are where their palm is, turned as it points', () => {
    const points = Array.from({ length: 21 }, () => flat(0.5, 0.5));
    points[0] = flat(0.4, 0.8);
    points[9] = flat(0.5, 0.8);
    const [seen] = seenHands({ landmarks: [points], worldLandmarks: [bentAs(true, true, true, true)] }, 4 / 3);
    expect(seen?.palm.x).toBeCloseTo(0.45);
    expect(seen?.palm.y).toBeCloseTo(0.6);
    expect(seen?.turn).toBeCloseTo(90);
    expect(seen?.shape).toBe('open');
  });

  it('[O-V25] belong to the side on which they are', () => {
    expect(handsOfBody([hand(0.9, 0.5)], face)).toMatchObject({ left: { shape: 'open' }, right: null });
    expect(handsOfBody([hand(0.1, 0.5)], face)).toMatchObject({ left: null, right: { shape: 'open' } });
    const both = handsOfBody([hand(0.2, 0.5), hand(0.8, 0.5)], face);
    expect(both?.left?.x).toBeCloseTo(0.05);
    expect(both?.right?.x).toBeCloseTo(-0.05);
    expect(handsOfBody([], face)).toBeNull();
  });

  it('[O-V25] are measured from the shoulder in lengths of the arm, up and to the right', () => {
    const shoulder = { x: 0.5 + 1.3 * 0.2, y: 0.35 + 0.55 * 0.2 };
    const raised = handsOfBody([hand(shoulder.x + 0.4, shoulder.y - 0.4)], face);
    expect(raised?.left?.x).toBeCloseTo(0.5);
    expect(raised?.left?.y).toBeCloseTo(0.5);
  });

  it('[O-V25] rest within ten pixels, and are followed beyond without a jump', () => {
    const at = { x: 0.5, y: 0.5 };
    const pixels = (n: number) => ({ x: 0.5 + n / 640, y: 0.5 });
    expect(followed(at, pixels(9))).toBe(at);
    expect(followed(at, pixels(11)).x).toBeCloseTo(0.5 + 1 / 640);
    expect(followed(at, pixels(110)).x).toBeCloseTo(0.5 + 100 / 640);
  });
});
