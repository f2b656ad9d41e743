import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import { gestureAt } from './gestures';
import { Life, type LifeMoment } from './life';

const frames = 30;
function later(life: Life, seconds: number): LifeMoment {
  let moment = life.after(0);
  for (let frame = 0; frame < seconds * frames; frame += 1) moment = life.after(1 / frames);
  return moment;
}
const turned = { ...calmFrame, scores: scoresFrom({ jawOpen: 0.8 }), head: { yaw: 20, pitch: 0, roll: 0 } };

describe('[O-V57] a figure', () => {
  it('blinks and breathes by itself', () => {
    const life = new Life();
    const moments = Array.from({ length: 8 * frames }, () => life.after(1 / frames));
    expect(Math.max(...moments.map(({ blink }) => blink))).toBeGreaterThan(0.9);
    expect(Math.max(...moments.map(({ breath }) => breath))).toBeGreaterThan(0.9);
  });

  it('does what whoever moves it does, and eases back to its own life', () => {
    const life = new Life();
    life.take(turned);
    const led = later(life, 0.5);
    expect([led.head.yaw, scoreOf(led.scores, 'jawOpen'), led.blink]).toEqual([20, 0.8, 0]);
    life.take(null);
    const easing = life.after(1 / frames);
    expect(easing.head.yaw).toBeGreaterThan(15);
    const alone = later(life, 2);
    expect([Math.abs(alone.head.yaw) < 6, scoreOf(alone.scores, 'jawOpen')]).toEqual([true, 0]);
  });

  it('reaches with the hands that are seen, and rests the others', () => {
    const life = new Life();
    const left = { x: 0.3, y: 0.4, turn: 10, shape: 'fist' } as const;
    life.take({ ...calmFrame, hands: { left, right: null } });
    const { arms } = later(life, 0.2);
    expect([arms.left?.x, arms.left?.fingers, arms.right]).toEqual([0.3, 0.95, undefined]);
  });

  it('looks where it is told, and speaks what it is given', () => {
    const life = new Life();
    life.lookAt({ x: 1, y: -0.5 });
    life.speak([
      { at: 0, viseme: 'aa' },
      { at: 0.5, viseme: 'oh' },
      { at: 1, viseme: 'closed' },
    ]);
    const { gaze, mouth } = later(life, 0.4);
    expect(gaze).toEqual({ x: 1, y: -0.5 });
    expect(mouth.aa).toBeGreaterThan(0.9);
    expect(later(life, 0.4).mouth.oh).toBeGreaterThan(0.9);
    expect(later(life, 0.4).mouth.oh).toBeCloseTo(0, 2);
  });

  it('smiles until it is told otherwise', () => {
    const life = new Life();
    life.express('joy');
    expect(later(life, 1).mood).toEqual({ happy: 1 });
    life.express('plain');
    expect(later(life, 1).mood).toEqual({});
  });

  it.each(motions)('plays %s once, and comes back', (motion) => {
    const life = new Life();
    const still = new Life();
    life.play(motion);
    expect(gestureAt(motion, 0.6)).not.toBeNull();
    const [during, meanwhile] = [later(life, 0.6), later(still, 0.6)];
    expect({ ...during }).not.toEqual({ ...meanwhile });
    expect(later(life, 5)).toEqual(later(still, 5));
  });
});
