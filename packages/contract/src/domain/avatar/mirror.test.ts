import { describe, expect, it } from 'vitest';
import { scoreOf, scoresFrom } from './blendshapes';
import type { AvatarFrame } from './frame';
import { mirrored } from './mirror';

const frame: AvatarFrame = {
  scores: scoresFrom({ eyeBlinkLeft: 0.8, jawOpen: 0.5, mouthLeft: 0.3, eyeLookInRight: 0.4 }),
  head: { yaw: 20, pitch: 5, roll: -7 },
  hands: { left: { x: 0.4, y: 0.2, turn: 30, shape: 'point' }, right: null },
};

describe('a mirrored frame', () => {
  it('[O-V21] moves the other side, and the middle as before', () => {
    const { scores, head, hands } = mirrored(frame);
    expect(scoreOf(scores, 'eyeBlinkRight')).toBe(0.8);
    expect(scoreOf(scores, 'eyeBlinkLeft')).toBe(0);
    expect(scoreOf(scores, 'mouthRight')).toBe(0.3);
    expect(scoreOf(scores, 'eyeLookInLeft')).toBe(0.4);
    expect(scoreOf(scores, 'jawOpen')).toBe(0.5);
    expect(head).toEqual({ yaw: -20, pitch: 5, roll: 7 });
    expect(hands).toEqual({ left: null, right: { x: -0.4, y: 0.2, turn: -30, shape: 'point' } });
  });

  it('[O-V21] is itself again when it is mirrored twice', () => {
    expect(mirrored(mirrored(frame))).toEqual(frame);
  });
});
