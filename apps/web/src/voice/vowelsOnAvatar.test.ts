import type { Scores } from '@mukae/contract/domain/avatar/blendshapes';
import { closedMouth, scoresOfVowels, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { describe, expect, it } from 'vitest';
import { fromARKit } from '@/avatar/arkit';
import { weightsOf } from '@/avatar/vrm/face';

const level = { yaw: 0, pitch: 0, roll: 0 };
type Mouth = Partial<Record<(typeof vowels)[number], number>>;
const renderers: Record<string, (scores: Scores) => Mouth> = {
  'a drawn character': (scores) => fromARKit(scores, level),
  'a model of a company': (scores) => weightsOf({ scores, blink: 0, mouth: {}, mood: {} }, null),
};

describe.each(Object.entries(renderers))('on %s', (_, mouthOf) => {
  it.each(vowels)('[O-V33] %s that is heard is the one that the avatar speaks', (vowel) => {
    for (const weight of [0.5, 1]) {
      const shown = mouthOf(scoresOfVowels({ ...closedMouth.vowels, [vowel]: weight }));
      const drawn = (other: (typeof vowels)[number]): number => shown[other] ?? 0;
      expect(drawn(vowel)).toBeGreaterThan(0.2);
      expect(vowels.toSorted((one, other) => drawn(other) - drawn(one))[0]).toBe(vowel);
    }
  });
});
