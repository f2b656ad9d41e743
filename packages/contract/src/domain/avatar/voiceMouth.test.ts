import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendshapes, calmScores, scoreOf } from './blendshapes';
import { closedMouth, scoresOfVowels, spokenShapes, type Vowel, vowels } from './voiceMouth';

const speaking = (vowel: Vowel, weight = 1) => scoresOfVowels({ ...closedMouth.vowels, [vowel]: weight });

describe('the face of somebody who speaks', () => {
  it('[O-V33] has a mouth of its own for each vowel', () => {
    const jaw = (vowel: Vowel) => scoreOf(speaking(vowel), 'jawOpen');
    expect(vowels.toSorted((one, other) => jaw(other) - jaw(one))).toEqual(['aa', 'oh', 'ee', 'ou', 'ih']);
    expect(scoreOf(speaking('ou'), 'mouthPucker')).toBeGreaterThan(0.5);
    expect(scoreOf(speaking('oh'), 'mouthFunnel')).toBeGreaterThan(0.5);
    expect(scoreOf(speaking('ee'), 'mouthStretchLeft')).toBeGreaterThan(0.5);
    expect(scoreOf(speaking('ih'), 'mouthUpperUpRight')).toBeGreaterThan(0.4);
  });

  it('[O-V33] moves nothing but lips and jaw, within bounds, and nothing at all when it is silent', () => {
    expect(scoresOfVowels(closedMouth.vowels)).toEqual(calmScores);
    fc.assert(
      fc.property(fc.constantFrom(...vowels), fc.float({ min: 0, max: 1, noNaN: true }), (vowel, weight) => {
        const scores = speaking(vowel, weight);
        const moved = blendshapes.filter((shape) => scoreOf(scores, shape) > 0);
        expect(spokenShapes).toEqual(expect.arrayContaining(moved));
        for (const score of scores) expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });
});
