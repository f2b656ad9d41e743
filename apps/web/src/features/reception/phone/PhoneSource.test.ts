import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRealtime } from '../../service/realtime/testing/fakeRealtime';
import { PhoneSource, phoneOf } from './PhoneSource';
import type { PhoneState } from './phoneState';

function faceWith(jawOpen: number): { is: 'face'; frame: string } {
  const frame = { ...calmFrame, scores: scoresFrom({ jawOpen }) };
  const bytes = encodeFrame({ sequence: 1, sentAt: 1, frame });
  return { is: 'face', frame: btoa(String.fromCharCode(...bytes)) };
}

let realtime: FakeRealtime;
let phone: PhoneSource;
let states: PhoneState[];

const tell = (heard: { is: 'face'; frame: string } | { is: 'noFace' | 'otherSubject' }, subject = 'iPhone') =>
  realtime.tell({ type: 'faceCapture', subject, heard });
const mouth = () => {
  const frame = phone.latest();
  return frame && scoreOf(frame.scores, 'jawOpen');
};

beforeEach(() => {
  vi.useFakeTimers();
  realtime = new FakeRealtime();
  phone = new PhoneSource(realtime);
  states = [];
  phone.on('state', (state) => states.push(state));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('my phone', () => {
  it('[O-V49] gives the newest frame, and none after a second of silence', () => {
    expect(mouth()).toBeNull();
    tell(faceWith(0.2));
    tell(faceWith(1));
    expect(mouth()).toBe(1);
    vi.advanceTimersByTime(999);
    expect(mouth()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(mouth()).toBeNull();
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
