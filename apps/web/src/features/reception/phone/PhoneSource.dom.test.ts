import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { PhoneSource, phoneOf } from './PhoneSource';
import type { PhoneState } from './phoneState';

function faceOf(frame: AvatarFrame): { is: 'face'; frame: string } {
  const bytes = encodeFrame({ sequence: 1, sentAt: 1, frame });
  return { is: 'face', frame: btoa(String.fromCharCode(...bytes)) };
}

const faceWith = (jawOpen: number) => faceOf({ ...calmFrame, scores: scoresFrom({ jawOpen }) });

let realtime: FakeRealtime;
let phone: PhoneSource;
let states: PhoneState[];

const tell = (heard: { is: 'face'; frame: string } | { is: 'noFace' | 'otherSubject' }, subject = 'iPhone') =>
  realtime.tell({ type: 'faceCapture', subject, heard });
const plainly = { sensitivity: 1, isMirrored: false };
const mouth = () => {
  const frame = phone.latest(plainly);
  return frame && scoreOf(frame.scores, 'jawOpen');
};

beforeEach(() => {
  vi.useFakeTimers();
  realtime = new FakeRealtime();
  phone = new PhoneSource(realtime, localStorage);
  states = [];
  phone.on('state', (state) => states.push(state));
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  vi.useRealTimers();
});

describe('my phone', () => {
  it('[O-V49] gives the newest frame, and none after a second of silence', () => {
    expect(mouth()).toBeNull();
    tell(faceWith(0.2));
    tell(faceWith(1));
    expect(mouth()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(mouth()).toBeNull();
  });

  it('[O-V24] [O-V35] closes the mouth of a face that it lost, as a camera does', () => {
    tell(faceWith(1));
    vi.advanceTimersByTime(300);
    tell({ is: 'noFace' });
    expect(mouth()).toBe(1);
    vi.advanceTimersByTime(350);
    tell({ is: 'noFace' });
    expect(mouth()).toBeCloseTo(0.5);
    vi.advanceTimersByTime(350);
    expect(mouth()).toBeNull();
  });

  it('[O-V23] [O-V42] is shown as strongly and on the side that the operator likes', () => {
    const frame = { scores: scoresFrom({ mouthSmileLeft: 0.4 }), head: { yaw: 10, pitch: 5, roll: 0 }, hands: null };
    tell(faceOf(frame));
    const shown = phone.latest({ sensitivity: 2, isMirrored: true });
    expect(scoreOf(shown?.scores ?? [], 'mouthSmileRight')).toBeCloseTo(0.8, 2);
    expect(scoreOf(shown?.scores ?? [], 'mouthSmileLeft')).toBe(0);
    expect(shown?.head.yaw).toBeCloseTo(-10, 1);
    expect(phone.latest(plainly)?.head.yaw).toBeCloseTo(10, 1);
  });

  it('[O-V23] learns how a face looks at rest, and knows it again by its name', async () => {
    tell(faceWith(0.25));
    const calibrated = phone.calibrate();
    for (let frame = 0; frame < 60; frame += 1) tell(faceWith(0.25));
    await vi.advanceTimersByTimeAsync(1000);
    tell(faceWith(0.25));
    expect(await calibrated).toBe(true);
    expect(mouth()).toBeCloseTo(0);
    const tomorrow = new PhoneSource(realtime, localStorage);
    tell(faceWith(0.25));
    expect(scoreOf(tomorrow.latest(plainly)?.scores ?? [], 'jawOpen')).toBeCloseTo(0);
    tell(faceWith(0.25), 'iPad');
    expect(scoreOf(tomorrow.latest(plainly)?.scores ?? [], 'jawOpen')).toBeCloseTo(0.25, 2);
  });

  it('[O-V23] records nothing when it sees no face', async () => {
    tell({ is: 'noFace' });
    const calibrated = phone.calibrate();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await calibrated).toBe(false);
  });

  it('[O-V49] tells when it is heard and when not, once each', () => {
    for (const open of [0, 0.5, 1]) tell(faceWith(open));
    tell({ is: 'noFace' });
    tell({ is: 'otherSubject' }, 'iPad');
    vi.advanceTimersByTime(1000);
    expect(states).toEqual([
      { is: 'face', subject: 'iPhone' },
      { is: 'noFace', subject: 'iPhone' },
      { is: 'otherSubject', subject: 'iPad' },
      { is: 'silent' },
    ]);
  });

  it('[O-V41] is not moved by what is no frame', () => {
    tell({ is: 'face', frame: 'AAAA' });
    expect(mouth()).toBeNull();
  });

  it('[O-V44] is read only when somebody asks, once for each face, whoever asks', () => {
    const read = vi.spyOn(globalThis, 'atob');
    for (const open of [0, 0.5, 1]) tell(faceWith(open));
    expect(read).not.toHaveBeenCalled();
    expect([mouth(), mouth()]).toEqual([1, 1]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is one for all that a page shows', () => {
    expect(phoneOf(realtime)).toBe(phoneOf(realtime));
    expect(phoneOf(realtime)).not.toBe(phoneOf(new FakeRealtime()));
  });
});
