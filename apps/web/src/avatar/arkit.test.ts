// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fromARKit } from './arkit';

describe('fromARKit', () => {
  it('rests when nothing is seen', () => {
    expect(fromARKit({})).toMatchObject({ eyeOpenL: 1, eyeOpenR: 1, aa: 0, smile: 0, yaw: 0, gazeX: 0 });
  });

  it('closes each eye by itself', () => {
    expect(fromARKit({ eyeBlinkLeft: 0.9 })).toMatchObject({ eyeOpenL: 0, eyeOpenR: 1 });
  });

  it('shapes vowels from jaw and lips', () => {
    expect(fromARKit({ jawOpen: 0.6 }).aa).toBeGreaterThan(0.7);
    const rounded = fromARKit({ jawOpen: 0.6, mouthFunnel: 0.7 });
    expect(rounded.aa).toBe(0);
    expect(rounded.oh).toBeGreaterThan(0.7);
    expect(fromARKit({ mouthPucker: 0.8 }).ou).toBeGreaterThan(0.9);
  });

  it('holds the head within what the drawing can bear', () => {
    expect(fromARKit({}, { yaw: 60, pitch: -40, roll: 30 })).toMatchObject({ yaw: 25, pitch: -18, roll: 18 });
  });
});
