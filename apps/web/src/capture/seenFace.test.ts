import { blendshapes, scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import { describe, expect, it } from 'vitest';
import { boxOf } from './picturePlace';
import { nearestFace, type SeenFace, seenFaces } from './seenFace';
import { type Beat, recordedAnswer } from './testing/recordedAnswer';

const aspect = 4 / 3;
const around = recordedAnswer('neutral').faceLandmarks[0]?.keys() ?? [];
const indices = [...around];

function seen(beat: Beat): SeenFace {
  const [face] = seenFaces(recordedAnswer(beat), indices, aspect);
  if (!face) throw new Error(`no face in ${beat}`);
  return face;
}

describe('a face that MediaPipe found', () => {
  it('[O-V21] has our 52 scores in our order, and no tongue', () => {
    const { scores } = seen('mouthOpen');
    expect(scores).toHaveLength(blendshapes.length);
    expect(scoreOf(scores, 'tongueOut')).toBe(0);
    for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
  });

  it.each<[Beat, (face: SeenFace) => number, number]>([
    ['mouthOpen', ({ scores }) => scoreOf(scores, 'jawOpen'), 0.4],
    ['smile', ({ scores }) => Math.min(scoreOf(scores, 'mouthSmileLeft'), scoreOf(scores, 'mouthSmileRight')), 0.4],
    ['eyesClosed', ({ scores }) => Math.min(scoreOf(scores, 'eyeBlinkLeft'), scoreOf(scores, 'eyeBlinkRight')), 0.35],
    ['turned', ({ head }) => head.yaw, 10],
  ])('[O-V21] %s shows in its own moment alone', (beat, measure, threshold) => {
    const beats = ['neutral', 'mouthOpen', 'smile', 'eyesClosed', 'turned'] as const;
    expect(beats.filter((other) => measure(seen(other)) > threshold)).toEqual([beat]);
  });

  it('[O-V21] is in the middle of the picture, higher than wide', () => {
    const { left, top, right, bottom } = boxOf(seen('neutral').outline);
    expect((left + right) / 2).toBeCloseTo(0.5, 1);
    expect(bottom - top).toBeGreaterThan(right - left);
  });

  it('[O-V24] is the nearest when it is the largest', () => {
    const near = seen('smile');
    const far = { ...near, outline: near.outline.map(({ x, y }) => ({ x: x / 3, y: y / 3 })) };
    expect(nearestFace([far, near])).toBe(near);
    expect(nearestFace([])).toBeUndefined();
  });
});
