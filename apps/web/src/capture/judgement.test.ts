import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { describe, expect, it } from 'vitest';
import type { CaptureState } from './captureState';
import { Judgement } from './judgement';
import type { SeenFace } from './seenFace';

const usual = 120;
const running = (sees: 'face' | 'several' | 'nobody', isDark = false): CaptureState => ({
  is: 'running',
  sees,
  isDark,
  lacksHands: false,
});
const face: SeenFace = { scores: scoresFrom({}), head: { yaw: 0, pitch: 0, roll: 0 }, outline: [] };

/** The same picture, 20 times a second. */
function shown(judgement: Judgement, from: number, to: number, faces: number, brightness: number): CaptureState {
  const seen = { faces: Array.from({ length: faces }, () => face), brightness, lacksHands: false };
  let state = judgement.next(seen, from);
  for (let at = from + 50; at <= to; at += 50) state = judgement.next(seen, at);
  return state;
}

describe('what is told of the pictures', () => {
  it('[O-V24] one face, several, or nobody, when it lasts', () => {
    const judgement = new Judgement();
    expect(shown(judgement, 0, 1000, 1, usual)).toEqual(running('face'));
    expect(shown(judgement, 1050, 1500, 2, usual)).toEqual(running('face'));
    expect(shown(judgement, 1550, 2500, 2, usual)).toEqual(running('several'));
    expect(shown(judgement, 2550, 3500, 0, usual)).toEqual(running('nobody'));
  });

  it('[O-V24] a dark room, until it is bright enough', () => {
    const judgement = new Judgement();
    expect(shown(judgement, 0, 1000, 1, 20)).toEqual(running('face', true));
    expect(shown(judgement, 1050, 3000, 1, 45)).toEqual(running('face', true));
    expect(shown(judgement, 3050, 5000, 1, 60)).toEqual(running('face'));
  });
});
