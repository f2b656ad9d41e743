import { describe, expect, it } from 'vitest';
import { scoreOf } from './blendshapes';
import type { Face } from './frame';
import { type SmoothFace, smoothedOn } from './smoothing';
import { recordedFaces, recordedMs, recordedPoses } from './testing/recordedFaces';

type Measure = (face: Face) => number;
const jaw: Measure = ({ scores }) => scoreOf(scores, 'jawOpen');
const lid: Measure = ({ scores }) => scoreOf(scores, 'eyeBlinkLeft');
const yaw: Measure = ({ head }) => head.yaw;

const smoothed = (faces: readonly Face[], everyMs = recordedMs): Face[] => {
  let smooth: SmoothFace | null = null;
  return faces.map((face, index) => {
    smooth = smoothedOn(smooth, face, index * everyMs);
    return smooth.face;
  });
};

/** The same film as a machine reads it that takes 42 ms for a picture. */
const slowMs = 42;
const readSlowly = recordedFaces.flatMap((_, index) => recordedFaces[Math.floor((index * slowMs) / recordedMs)] ?? []);

/** When a movement is half done, in milliseconds, between two moments of the film. */
function halfDone(faces: readonly Face[], measure: Measure, everyMs: number, [from, to]: readonly [number, number]) {
  const at = (ms: number) => {
    const place = ms / everyMs;
    const [before, after] = [faces[Math.floor(place)], faces[Math.ceil(place)]];
    if (!before || !after) throw new Error('the film is over');
    return measure(before) + (measure(after) - measure(before)) * (place % 1);
  };
  const half = (at(from) + at(to)) / 2;
  const rises = at(to) > at(from);
  for (let ms = from; ms < to; ms += 1) if (rises === at(ms) >= half) return ms;
  throw new Error('nothing moved');
}

const movements = [
  ['a mouth that opens', jaw, [900, 1600], 6],
  ['a mouth that closes', jaw, [1900, 2600], 6],
  ['eyes that close', lid, [2900, 3600], 6],
  ['a head that turns', yaw, [3900, 4600], 15],
] as const;

describe('a face that was read from a film', () => {
  it.each(movements)('[O-V22] %s is followed at once', (_, measure, span, mostMs) => {
    for (const [faces, everyMs] of [
      [recordedFaces, recordedMs],
      [readSlowly, slowMs],
    ] as const) {
      const late = halfDone(smoothed(faces, everyMs), measure, everyMs, span) - halfDone(faces, measure, everyMs, span);
      expect(late).toBeLessThanOrEqual(mostMs);
    }
  });

  /** As a webcam in a dim room would have it: always the same, and no rhythm in it. */
  const noise = (index: number): number => ((index * 2654435761) % 1000) / 500 - 1;
  const trembling = ({ scores, head }: Face, index: number): Face => ({
    scores: scores.map((score, place) => score + 0.012 * noise(index * 61 + place)),
    head: {
      yaw: head.yaw + 0.5 * noise(index * 7 + 1),
      pitch: head.pitch + 0.5 * noise(index * 11 + 2),
      roll: head.roll + 0.5 * noise(index * 13 + 3),
    },
  });
  const shaking = (faces: readonly Face[], measure: Measure): number => {
    const steps = faces.slice(1).map((face, index) => measure(face) - measure(faces[index] ?? face));
    return Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / steps.length);
  };

  it.each(Object.entries(recordedPoses))('[O-V22] does not shake while it is held: %s', (_, { from, to }) => {
    const held = Array.from({ length: 200 }, (_, index) => recordedFaces[from + (index % (to - from))]);
    const seen = held.flatMap((face) => face ?? []).map(trembling);
    for (const measure of [jaw, lid, yaw]) {
      expect(shaking(smoothed(seen).slice(30), measure)).toBeLessThan(shaking(seen.slice(30), measure) / 3);
    }
  });
});

it('[O-V22] a face that was away for a while is shown as it comes back', () => {
  const [first, last] = [recordedFaces[0], recordedFaces[130]];
  if (!first || !last) throw new Error('the film is too short');
  const before = smoothedOn(null, first, 0);
  expect(smoothedOn(before, last, 800).face).toEqual(last);
});
