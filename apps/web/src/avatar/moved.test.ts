import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame, type Hand } from '@mukae/contract/domain/avatar/frame';
import type { Motion } from '@mukae/contract/domain/avatar/motions';
import { vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { describe, expect, it } from 'vitest';
import type { Avatar } from './avatar';
import { kei } from './characters/kei';
import { Puppet } from './vector/puppet';
import { weightsOf } from './vrm/face';
import { Life } from './vrm/life';

const step = 1 / 30;

/** An avatar as far as it is moved, and what can be seen of it a moment later. */
interface Moved extends Pick<Avatar, 'take' | 'play' | 'speak'> {
  later(): { isShut: boolean; mouth: number; arms: readonly unknown[] };
}

function drawn(): Moved {
  const puppet = new Puppet(kei);
  return {
    take: (frame) => puppet.take(frame),
    play: (motion) => puppet.play(motion),
    speak: (visemes) => puppet.speak(visemes),
    later: () => {
      const { shL, elL, shR, elR, eyeOpenL, ...values } = puppet.step(step);
      const mouth = vowels.reduce((sum, vowel) => sum + values[vowel], 0);
      return { isShut: eyeOpenL < 0.2, mouth, arms: [shL, elL, shR, elR] };
    },
  };
}

function model(): Moved {
  const life = new Life();
  return {
    take: (frame) => life.take(frame),
    play: (motion) => life.play(motion),
    speak: (visemes) => life.speak(visemes),
    later: () => {
      const moment = life.after(step);
      const weights = weightsOf(moment, null);
      const mouth = vowels.reduce((sum, vowel) => sum + (weights[vowel] ?? 0), 0);
      return { isShut: (weights.blinkLeft ?? 0) > 0.8, mouth, arms: [moment.arms.left, moment.arms.right] };
    },
  };
}

function after(seconds: number, moved: Moved) {
  const moments = Array.from({ length: Math.round(seconds / step) }, () => moved.later());
  return { moments, last: moments.at(-1) };
}

describe.each([
  ['[O-D02] [O-D05] [O-D07] a drawn character', drawn],
  ['[O-V57] a model of a company', model],
] as const)('%s', (_, begin) => {
  it('blinks by itself when only a voice moves it, but not instead of a face that blinks', () => {
    const speaking = begin();
    speaking.take({ ...calmFrame, scores: scoresFrom({ jawOpen: 0.3 }) });
    expect(after(14, speaking).moments.some(({ isShut }) => isShut)).toBe(true);

    const seen = begin();
    const open = { ...calmFrame, scores: scoresFrom({}) };
    const shut = { ...calmFrame, scores: scoresFrom({ eyeBlinkLeft: 1, eyeBlinkRight: 1 }) };
    const blinks = Array.from({ length: 5 }, () => {
      seen.take(shut);
      after(0.2, seen);
      seen.take(open);
      after(0.2, seen);
      return after(2.5, seen).moments.some(({ isShut }) => isShut);
    });
    expect(blinks).toEqual([false, false, false, false, false]);
  });

  it.each<Motion>(['wave', 'bow'])('makes its %s whatever the hands do meanwhile', (motion) => {
    const hand: Hand = { x: 0.2, y: 0.5, turn: 0, shape: 'fist' };
    const [free, tracked] = [begin(), begin()];
    for (const moved of [free, tracked]) moved.play(motion);
    free.take(calmFrame);
    tracked.take({ ...calmFrame, hands: { left: hand, right: hand } });
    expect(after(1.5, tracked).last?.arms).toEqual(after(1.5, free).last?.arms);
    expect(after(4, tracked).last?.arms).not.toEqual(after(4, free).last?.arms);
  });

  it('closes its mouth when it has spoken, whether or not that was told', () => {
    const speaking = begin();
    speaking.speak([{ at: 0, viseme: 'aa' }], 0);
    expect(after(0.2, speaking).last?.mouth).toBeGreaterThan(0.8);
    expect(after(1, speaking).last?.mouth).toBeCloseTo(0, 2);
  });
});
