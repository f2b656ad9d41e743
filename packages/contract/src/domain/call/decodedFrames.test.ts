import { describe, expect, it } from 'vitest';
import { firstLookMs, lookAt, lookEveryMs, watchFrom } from './decodedFrames';

const start = 1_000_000;

/** What is said of a video whose count of decoded frames is seen at these times. */
const statesOf = (...looks: [afterMs: number, count: number][]) => {
  let known = watchFrom(start);
  return looks.map(([afterMs, count]) => {
    known = lookAt(known, count, start + afterMs);
    return known.state;
  });
};

describe('a video that should play', () => {
  it('[O-C21] is looked at after half a second and then every second', () => {
    expect([firstLookMs, lookEveryMs]).toEqual([500, 1000]);
  });

  it('[O-C21] decodes as soon as there is a new frame', () => {
    expect(statesOf([500, 0], [1500, 12], [2500, 42])).toEqual(['waiting', 'decoding', 'decoding']);
  });

  it('[O-C21] is stuck when no frame came for 5 seconds', () => {
    expect(statesOf([500, 0], [4999, 0], [5000, 0])).toEqual(['waiting', 'waiting', 'stuck']);
  });

  it('[O-C21] is stuck when no new frame came for 5 seconds', () => {
    expect(statesOf([500, 9], [1500, 9], [5499, 9], [5500, 9])).toEqual(['decoding', 'decoding', 'decoding', 'stuck']);
  });

  it('[O-C21] goes on with the next frame, also when a new connection counts from the beginning', () => {
    expect(statesOf([500, 90], [5500, 90], [6500, 91])).toEqual(['decoding', 'stuck', 'decoding']);
    expect(statesOf([500, 90], [5500, 90], [6500, 0], [7500, 3])).toEqual(['decoding', 'stuck', 'stuck', 'decoding']);
  });
});
