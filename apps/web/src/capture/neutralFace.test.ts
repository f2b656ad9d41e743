import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import type { Face } from '@mukae/contract/domain/avatar/frame';
import { describe, expect, it } from 'vitest';
import { beyondRest, neutralFace } from './neutralFace';

const face = (jawOpen: number, eyeBlinkLeft: number, yaw: number): Face => ({
  scores: scoresFrom({ jawOpen, eyeBlinkLeft }),
  head: { yaw, pitch: 4, roll: -2 },
});

describe('a neutral face', () => {
  const rest = neutralFace([face(0.1, 0.2, 6), face(0.2, 0.4, 8), face(0.3, 0.3, 10)]);

  it('[O-V23] is the mean of what was seen', () => {
    expect(scoreOf(rest.scores, 'jawOpen')).toBeCloseTo(0.2);
    expect(scoreOf(rest.scores, 'eyeBlinkLeft')).toBeCloseTo(0.3);
    expect(rest.head).toEqual({ yaw: 8, pitch: 4, roll: -2 });
  });

  it('[O-V23] shows nothing at rest, and everything at its most', () => {
    const resting = beyondRest(face(0.2, 0.3, 8), rest);
    expect(scoreOf(resting.scores, 'jawOpen')).toBeCloseTo(0);
    expect(resting.head).toEqual({ yaw: 0, pitch: 0, roll: 0 });
    expect(scoreOf(beyondRest(face(1, 1, 8), rest).scores, 'jawOpen')).toBeCloseTo(1);
  });

  it('[O-V23] never shows less than nothing', () => {
    expect(scoreOf(beyondRest(face(0, 0, 0), rest).scores, 'jawOpen')).toBe(0);
  });

  it('[O-V23] leaves room for a shape that was strong at rest', () => {
    const grinning = neutralFace([face(0.95, 0, 0)]);
    expect(scoreOf(beyondRest(face(0.9, 0, 0), grinning).scores, 'jawOpen')).toBeLessThan(0.8);
  });
});
