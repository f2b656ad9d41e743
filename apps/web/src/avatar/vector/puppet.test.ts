import { type Blendshape, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame, type Hand } from '@mukae/contract/domain/avatar/frame';
import { expressions, motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import { HAND } from '../character';
import { drawnCharacters } from '../characters';
import { kei } from '../characters/kei';
import { idleAt } from '../idle';
import { objectEntries } from '../objectEntries';
import type { Param, Params, Values } from '../params';
import { Puppet } from './puppet';

const FRAME = 1 / 60;

function after(seconds: number, puppet: Puppet): Values {
  let values = puppet.step(FRAME);
  for (let t = FRAME; t < seconds; t += FRAME) values = puppet.step(FRAME);
  return values;
}

const faceOf = (told: Partial<Record<Blendshape, number>>): AvatarFrame => ({ ...calmFrame, scores: scoresFrom(told) });

function moved(frame: AvatarFrame): Values {
  const puppet = new Puppet(kei);
  puppet.take(frame);
  return after(0.5, puppet);
}

const atRest = (values: Values): Params =>
  Object.fromEntries(objectEntries(kei.poses.fold).map(([param]) => [param, values[param]]));

describe('a moved face', () => {
  it('[O-D01] opens its mouth, smiles, blinks and turns as the operator does', () => {
    const calm = moved(calmFrame);
    expect(moved(faceOf({ jawOpen: 0.7 })).aa).toBeGreaterThan(calm.aa + 0.6);
    expect(moved(faceOf({ mouthSmileLeft: 0.8, mouthSmileRight: 0.8 })).smileL).toBeGreaterThan(calm.smileL + 0.6);
    expect(moved(faceOf({ eyeBlinkLeft: 0.9, eyeBlinkRight: 0.9 })).eyeOpenL).toBeLessThan(0.1);
    expect(moved({ ...calmFrame, head: { yaw: 20, pitch: 0, roll: 0 } }).yaw).toBeGreaterThan(calm.yaw + 15);
  });

  it('[O-D01] is drawn within 80 ms of the frame', () => {
    const puppet = new Puppet(kei);
    puppet.take(calmFrame);
    after(1, puppet);
    puppet.take(faceOf({ jawOpen: 0.7 }));
    expect(after(0.08, puppet).aa).toBeGreaterThan(0.75);
  });

  it('[O-D02] eases back to its own life within a second when nobody moves it any more', () => {
    const puppet = new Puppet(kei);
    puppet.take({ ...faceOf({ jawOpen: 0.7, browDownLeft: 1 }), head: { yaw: 20, pitch: 0, roll: 0 } });
    after(1, puppet);
    puppet.take(null);
    const steps = Array.from({ length: 66 }, () => puppet.step(FRAME));
    for (const [i, { yaw }] of steps.entries()) expect(Math.abs(yaw - (steps[i - 1]?.yaw ?? yaw))).toBeLessThan(1.5);
    const idle = idleAt(1 + 66 / 60);
    expect(steps.at(-1)?.aa).toBe(0);
    expect(steps.at(-1)?.browAngryL).toBe(0);
    expect(steps.at(-1)?.yaw).toBeCloseTo(idle.yaw ?? Number.NaN, 0);
  });

  it('[O-D02] blinks by itself when only a voice moves it', () => {
    const puppet = new Puppet(kei);
    const lids = Array.from({ length: 60 * 14 }, () => {
      puppet.take(faceOf({ jawOpen: 0.3 }));
      return puppet.step(FRAME).eyeOpenL;
    });
    expect(Math.min(...lids.slice(60 * 5))).toBeLessThan(0.2);
  });

  it('[O-D03] stays alive on what is no number', () => {
    const puppet = new Puppet(kei);
    const wild: Hand = { x: Number.NaN, y: Number.POSITIVE_INFINITY, turn: 0, shape: 'open' };
    puppet.take({
      scores: [Number.NaN],
      head: { yaw: Number.NaN, pitch: 1e9, roll: 0 },
      hands: { left: wild, right: { x: 1e9, y: 1e9, turn: 1e9, shape: 'fist' } },
    });
    puppet.lookAt({ x: Number.NaN, y: 5 });
    puppet.speak([{ at: Number.NaN, viseme: 'aa' }]);
    for (const value of Object.values(after(1, puppet))) expect(value).toSatisfy(Number.isFinite);
  });
});

describe.each(drawnCharacters.map((character) => [character.id, character] as const))(
  'the hands of %s',
  (_, character) => {
    it('[O-D04] go where the hand of the frame is, each on its own side, and back', () => {
      const puppet = new Puppet(character);
      const calm = after(1, puppet);
      puppet.take({ ...calmFrame, hands: { left: { x: 0.3, y: 0.5, turn: 0, shape: 'point' }, right: null } });
      const raised = after(1, puppet);
      const height = ({ shL, elL }: Values): number => -Math.cos(((elL - shL) * Math.PI) / 180);
      expect(height(raised)).toBeGreaterThan(height(calm) + 0.5);
      expect(raised.handL).toBe(HAND.point);
      expect(raised.shR).toBe(calm.shR);
      puppet.take(null);
      expect(after(1, puppet).elL).toBeCloseTo(calm.elL);
    });

    it('[O-D04] show the palm while they are raised and their back while they hang', () => {
      const shapeAt = (y: number): number => {
        const puppet = new Puppet(character);
        puppet.take({ ...calmFrame, hands: { left: { x: 0.1, y, turn: 0, shape: 'open' }, right: null } });
        return after(1, puppet).handL;
      };
      expect(shapeAt(0.4)).toBe(HAND.open);
      expect(shapeAt(-0.95)).toBe(HAND.relaxed);
    });
  },
);

describe.each(motions)('the motion %s', (motion) => {
  it('[O-D05] moves the figure smoothly and comes to rest', () => {
    const puppet = new Puppet(kei);
    const rest = atRest(after(0.1, puppet));
    puppet.play(motion);
    const steps = Array.from({ length: 60 * 5 }, () => puppet.step(FRAME));
    const pose = (values: Values, param: Param): number => values[param] - (rest[param] ?? 0);
    const furthest = Math.max(
      ...steps.flatMap((values) => objectEntries(rest).map(([param]) => Math.abs(pose(values, param)))),
    );
    expect(furthest).toBeGreaterThan(5);
    for (const [i, { elR, bow, rollAdd, headBow }] of steps.entries()) {
      const before = steps[i - 1] ?? { elR, bow, rollAdd, headBow };
      for (const speed of [
        (elR - before.elR) / 2,
        bow - before.bow,
        rollAdd - before.rollAdd,
        headBow - before.headBow,
      ])
        expect(Math.abs(speed)).toBeLessThan(6);
    }
    const end = steps.at(-1);
    expect(end && atRest(end)).toEqual(rest);
  });
});

it('[O-D05] a figure that shows the way shows to the side of the screen that was asked for', () => {
  const arms = (motion: 'showLeft' | 'showRight') => {
    const puppet = new Puppet(kei);
    const rest = after(FRAME, puppet);
    puppet.play(motion);
    const shown = after(1, puppet);
    return { left: Math.abs(shown.elL - rest.elL), right: Math.abs(shown.elR - rest.elR) };
  };
  expect(arms('showLeft').right).toBeGreaterThan(arms('showLeft').left);
  expect(arms('showRight').left).toBeGreaterThan(arms('showRight').right);
});

it('[O-D05] a motion that interrupts another begins where that one was', () => {
  const puppet = new Puppet(kei);
  puppet.play('wave');
  const before = after(1, puppet);
  puppet.play('bow');
  const next = puppet.step(FRAME);
  expect(next.elR).toBeCloseTo(before.elR, -1);
  expect(after(5, puppet).elR).toBe(kei.poses.fold.elR);
});

describe('an expression', () => {
  it('[O-D06] each has a face of its own, and plain has none', () => {
    const faces = expressions.map((expression) => {
      const puppet = new Puppet(kei);
      puppet.express(expression);
      const { smile, frown, browSad, browUpL, browDownL, eyeOpenL } = after(1, puppet);
      return [smile, frown, browSad, browUpL, browDownL, eyeOpenL].map((value) => value.toFixed(1)).join();
    });
    expect(new Set(faces).size).toBe(expressions.length);
  });

  it('[O-D06] lets the face of the operator show through and goes again', () => {
    const puppet = new Puppet(kei);
    puppet.express('sorry');
    puppet.take(faceOf({ jawOpen: 0.7 }));
    const sorry = after(1, puppet);
    expect(sorry.browSad).toBeGreaterThan(0.8);
    expect(sorry.aa).toBeGreaterThan(0.7);
    puppet.express('plain');
    expect(after(1.5, puppet).browSad).toBeCloseTo(0, 3);
  });
});

describe('speech', () => {
  const words = [
    { at: 0.1, viseme: 'aa' },
    { at: 0.3, viseme: 'ou' },
    { at: 0.5, viseme: 'closed' },
  ] as const;

  it('[O-D07] shapes the mouth in time, each shape running into the next', () => {
    const puppet = new Puppet(kei);
    puppet.speak(words);
    const steps = Array.from({ length: 60 }, () => puppet.step(FRAME));
    const at = (seconds: number): Values | undefined => steps[Math.round(seconds * 60) - 1];
    expect(at(0.2)?.aa).toBeGreaterThan(0.9);
    expect(at(0.4)?.ou).toBeGreaterThan(0.9);
    expect(at(0.4)?.aa).toBeLessThan(0.02);
    const between = at(0.28);
    expect(between && Math.min(between.aa, between.ou)).toBeGreaterThan(0.25);
    expect(at(0.9)?.ou).toBeLessThan(0.01);
  });

  it('[O-D07] ends when nothing more is to be said', () => {
    const puppet = new Puppet(kei);
    puppet.speak(words);
    after(0.2, puppet);
    puppet.speak([]);
    expect(after(0.1, puppet).aa).toBeLessThan(0.01);
  });
});

it('[O-D07] the eyes go where they are told, and back to the visitor', () => {
  const puppet = new Puppet(kei);
  puppet.lookAt({ x: 1, y: 0 });
  expect(after(1, puppet).gazeX).toBeGreaterThan(0.5);
  puppet.lookAt(null);
  expect(Math.abs(after(2, puppet).gazeX)).toBeLessThan(0.25);
});
