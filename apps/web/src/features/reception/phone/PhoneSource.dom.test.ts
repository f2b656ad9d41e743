import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import type { HeardFace } from './HeardFace';
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
let heard: HeardFace | undefined;

const tell = (heard: { is: 'face'; frame: string } | { is: 'noFace' | 'otherSubject' }, subject = 'iPhone') =>
  realtime.tell({ type: 'faceCapture', subject, heard });
const plainly = { sensitivity: 1, isMirrored: false };
const shownAs = (likings = plainly) => heard?.liked(likings) ?? null;
const mouth = () => scoreOf(shownAs()?.scores ?? [], 'jawOpen');

beforeEach(() => {
  vi.useFakeTimers();
  realtime = new FakeRealtime();
  phone = new PhoneSource(realtime, localStorage);
  states = [];
  heard = undefined;
  phone.on('state', (state) => states.push(state));
  phone.on('face', (face) => {
    heard = face;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  vi.useRealTimers();
});

describe('my phone', () => {
  it('[O-V49] tells every face that it hears, and nothing where it sees none', () => {
    for (const open of [0.2, 1]) tell(faceWith(open));
    expect(mouth()).toBe(1);
    const last = heard;
    tell({ is: 'noFace' });
    expect(heard).toBe(last);
  });

  it('[O-V23] [O-V42] is shown as strongly and on the side that the operator likes', () => {
    const frame = { scores: scoresFrom({ mouthSmileLeft: 0.4 }), head: { yaw: 10, pitch: 5, roll: 0 }, hands: null };
    tell(faceOf(frame));
    const shown = shownAs({ sensitivity: 2, isMirrored: true });
    expect(scoreOf(shown?.scores ?? [], 'mouthSmileRight')).toBeCloseTo(0.8, 2);
    expect(scoreOf(shown?.scores ?? [], 'mouthSmileLeft')).toBe(0);
    expect(shown?.head.yaw).toBeCloseTo(-10, 1);
    expect(shownAs()?.head.yaw).toBeCloseTo(10, 1);
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
    tomorrow.on('face', (face) => {
      heard = face;
    });
    tell(faceWith(0.25));
    expect(mouth()).toBeCloseTo(0);
    tell(faceWith(0.25), 'iPad');
    expect(mouth()).toBeCloseTo(0.25, 2);
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
    expect(shownAs()).toBeNull();
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
