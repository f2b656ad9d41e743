import { blendshapes, calmScores, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { describe, expect, it } from 'vitest';
import { type FaceMoment, moods, ownShapesIn, weightsOf } from './face';

const calm: FaceMoment = { scores: calmScores, blink: 0, mouth: {}, mood: {} };
const shown = (moment: Partial<FaceMoment>) => weightsOf({ ...calm, ...moment }, null);

describe('[O-V57] a face that knows the expressions of the format', () => {
  it('opens its mouth in the shape of the vowel', () => {
    expect(shown({ scores: scoresFrom({ jawOpen: 0.8 }) }).aa).toBeGreaterThan(0.8);
    const round = shown({ scores: scoresFrom({ jawOpen: 0.8, mouthFunnel: 0.8 }) });
    expect([round.aa, (round.oh ?? 0) > 0.8]).toEqual([0, true]);
    expect(shown({ scores: scoresFrom({ mouthPucker: 0.9 }) }).ou).toBeGreaterThan(0.8);
    expect(shown({ scores: scoresFrom({ jawOpen: 0.5, mouthClose: 0.5 }) }).aa).toBe(0);
  });

  it('closes each eye by itself, and both when it blinks', () => {
    expect(shown({ scores: scoresFrom({ eyeBlinkLeft: 0.9 }) })).toMatchObject({ blinkLeft: 1, blinkRight: 0 });
    expect(shown({ blink: 1 })).toMatchObject({ blinkLeft: 1, blinkRight: 1 });
  });

  it('keeps its eyes open when it looks down, and is never more than wide open', () => {
    expect(shown({ scores: scoresFrom({ eyeBlinkLeft: 0.3, eyeLookDownLeft: 0.9 }) }).blinkLeft).toBe(0);
    const {
      aa = 0,
      ih = 0,
      ou = 0,
      ee = 0,
      oh = 0,
    } = shown({
      scores: scoresFrom({ jawOpen: 1, mouthStretchLeft: 1, mouthStretchRight: 1 }),
    });
    expect(aa + ih + ou + ee + oh).toBeCloseTo(1);
  });

  it('shows what it was told to feel, and what the operator feels, whichever is stronger', () => {
    expect(shown({ mood: moods.joy, scores: scoresFrom({ mouthSmileLeft: 0.3, mouthSmileRight: 0.3 }) }).happy).toBe(1);
    expect(shown({ scores: scoresFrom({ mouthSmileLeft: 1, mouthSmileRight: 1 }) }).happy).toBeCloseTo(0.8);
    expect(shown({ mouth: { oh: 1 } }).oh).toBe(1);
  });
});

it.each([
  ['by its few expressions', null],
  ['shape by shape', ownShapesIn(blendshapes)],
])('[D-A28] a model that is moved %s shows that it is sorry, and nothing happy', (_, shapes) => {
  const { happy = 0, relaxed = 0, sad = 0 } = weightsOf({ ...calm, mood: moods.sorry }, shapes);
  expect([happy, relaxed]).toEqual([0, 0]);
  expect(sad).toBeGreaterThan(0.5);
});

describe('[O-V57] a face that can do every shape', () => {
  const spelled = blendshapes.map((shape) => `${shape.charAt(0).toUpperCase()}${shape.slice(1)}`);

  it('is known however its shapes are spelled, and moved shape by shape', () => {
    const shapes = ownShapesIn([...spelled, 'aa', 'happy']);
    const scores = scoresFrom({ mouthPressLeft: 0.4, eyeLookUpLeft: 1 });
    const weights = weightsOf({ ...calm, scores, blink: 1 }, shapes);
    expect(weights).toMatchObject({ MouthPressLeft: 0.4, EyeBlinkLeft: 1, EyeBlinkRight: 1, JawOpen: 0 });
    expect(weights).not.toHaveProperty('EyeLookUpLeft');
    expect(weights).not.toHaveProperty('aa');
  });

  it('is not taken for one because of a few names', () => {
    expect(ownShapesIn(['aa', 'blink', 'jawOpen', 'eyeBlinkLeft'])).toBeNull();
  });
});
