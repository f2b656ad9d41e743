import { type Blendshape, blendshapes, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { describe, expect, it } from 'vitest';
import { beyondRest } from '@/capture/neutralFace';
import { fromARKit } from './arkit';

const level = { yaw: 0, pitch: 0, roll: 0 };
const faceOf = (told: Partial<Record<Blendshape, number>>) => fromARKit(scoresFrom(told), level);

describe('fromARKit', () => {
  it('rests when nothing is seen', () => {
    expect(faceOf({})).toMatchObject({ eyeOpenL: 1, eyeOpenR: 1, aa: 0, smileL: 0, yaw: 0, gazeX: 0 });
  });

  it('closes each eye by itself', () => {
    expect(faceOf({ eyeBlinkLeft: 0.9 })).toMatchObject({ eyeOpenL: 0, eyeOpenR: 1 });
  });

  it('[D-F03] closes an eye of which a camera says two thirds, looking down and after calibration as well', () => {
    expect(faceOf({ eyeBlinkLeft: 0.65, eyeBlinkRight: 0.65 })).toMatchObject({ eyeOpenL: 0, eyeOpenR: 0 });
    expect(faceOf({ eyeBlinkLeft: 0.65, eyeLookDownLeft: 0.6, eyeWideLeft: 0.1 }).eyeOpenL).toBe(0);
    const read = (eyeBlinkLeft: number) => ({ scores: scoresFrom({ eyeBlinkLeft }), head: level });
    const calibrated = beyondRest(read(0.65), read(0.2));
    expect(fromARKit(calibrated.scores, level).eyeOpenL).toBe(0);
  });

  it('[D-F03] leaves eyes open that only narrow with a smile, and shows the smile', () => {
    expect(faceOf({ eyeBlinkLeft: 0.3 }).eyeOpenL).toBeGreaterThan(0.6);
    expect(faceOf({ mouthSmileLeft: 0.5 }).smileL).toBeGreaterThan(0.7);
  });

  it('shapes vowels from jaw and lips', () => {
    expect(faceOf({ jawOpen: 0.6 }).aa).toBeGreaterThan(0.7);
    const rounded = faceOf({ jawOpen: 0.6, mouthFunnel: 0.7 });
    expect(rounded.aa).toBe(0);
    expect(rounded.oh).toBeGreaterThan(0.7);
    expect(faceOf({ mouthPucker: 0.8 }).ou).toBeGreaterThan(0.9);
    expect(faceOf({ jawOpen: 0.5, mouthClose: 0.5 }).aa).toBe(0);
  });

  it('[O-D03] shows every one of the 52 scores, lopsided ones on their own side', () => {
    for (const shape of blendshapes) {
      // These two move something only while the jaw is open.
      const calm = shape === 'mouthClose' || shape === 'mouthFunnel' ? { jawOpen: 0.7 } : {};
      expect(faceOf({ ...calm, [shape]: 1 }), shape).not.toEqual(faceOf(calm));
    }
    expect(faceOf({ mouthSmileLeft: 1 })).toMatchObject({ smileL: 1, smileR: 0 });
    expect(faceOf({ mouthLeft: 1 }).mouthX).toBe(1);
    expect(faceOf({ mouthRight: 1 }).mouthX).toBe(-1);
  });

  it('[O-D03] brings the head softly to the end of what the drawing can bear', () => {
    const yawAt = (yaw: number): number => fromARKit(scoresFrom({}), { ...level, yaw }).yaw ?? 0;
    expect(yawAt(15)).toBe(15);
    expect(yawAt(24)).toBeGreaterThan(yawAt(20));
    expect(yawAt(60)).toBeGreaterThan(yawAt(30));
    expect(yawAt(180)).toBeLessThanOrEqual(25);
    expect(yawAt(-60)).toBeCloseTo(-yawAt(60));
  });

  it('[O-D03] takes what is no number for nothing', () => {
    const broken = fromARKit([Number.NaN, Number.POSITIVE_INFINITY], { yaw: Number.NaN, pitch: 0, roll: -Infinity });
    for (const value of Object.values(broken)) expect(value).toSatisfy(Number.isFinite);
  });
});
