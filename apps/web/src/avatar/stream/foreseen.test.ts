import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import { describe, expect, it } from 'vitest';
import { foreseen } from './foreseen';

const turning = (at: number, jawOpen: number, yaw = 0): { at: number; frame: AvatarFrame } => ({
  at,
  frame: { scores: scoresFrom({ jawOpen }), head: { yaw, pitch: 0, roll: 0 }, hands: null },
});
const jaw = ({ scores }: AvatarFrame): number => scoreOf(scores, 'jawOpen');

describe('what moves', () => {
  it('[O-V12] is taken to go on as it came', () => {
    const frame = foreseen([turning(0, 0.2, 4), turning(30, 0.4, 10)], 15);
    expect(jaw(frame)).toBeCloseTo(0.5);
    expect(frame.head.yaw).toBeCloseTo(13);
  });

  it('[O-V12] goes on for a while only, a head for longer than lips', () => {
    const frame = foreseen([turning(0, 0.2, 4), turning(50, 0.4, 10)], 200);
    expect(jaw(frame)).toBeCloseTo(0.5);
    expect(frame.head.yaw).toBeCloseTo(16);
  });

  it('[O-V12] goes no further than all the way', () => {
    expect(jaw(foreseen([turning(0, 0.2), turning(30, 0.9)], 25))).toBe(1);
    expect(jaw(foreseen([turning(0, 0.8), turning(30, 0.1)], 25))).toBe(0);
  });

  it('[O-V12] is not judged by two moments that nearly fall together', () => {
    const frame = foreseen([turning(0, 0.2), turning(30, 0.4), turning(33, 0.48)], 15);
    expect(jaw(frame)).toBeCloseTo(0.48 + (0.28 / 33) * 15);
  });
});

it('[O-V12] what came after a pause, or alone, is shown as it is', () => {
  expect(jaw(foreseen([turning(0, 0.2), turning(500, 0.4)], 25))).toBe(0.4);
  expect(jaw(foreseen([turning(0, 0.2)], 25))).toBe(0.2);
  expect(foreseen([], 25)).toBe(calmFrame);
});
