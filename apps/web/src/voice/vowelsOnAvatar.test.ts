import { closedMouth, scoresOfVowels, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { expect, it } from 'vitest';
import { fromARKit } from '../avatar/arkit';

const level = { yaw: 0, pitch: 0, roll: 0 };

it.each(vowels)('[O-V33] %s that is heard is the one that the avatar speaks', (vowel) => {
  for (const weight of [0.5, 1]) {
    const shown = fromARKit(scoresOfVowels({ ...closedMouth.vowels, [vowel]: weight }), level);
    const drawn = (other: (typeof vowels)[number]): number => shown[other] ?? 0;
    expect(drawn(vowel)).toBeGreaterThan(0.2);
    expect(vowels.toSorted((one, other) => drawn(other) - drawn(one))[0]).toBe(vowel);
  }
});
