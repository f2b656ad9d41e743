import { describe, expect, it } from 'vitest';
import { timelineOf } from './timelineOf';

const at = (time: string) => `2026-11-16T${time}+09:00`;
const never = {
  pressedAt: null,
  rungAt: null,
  acceptedAt: null,
  connectedAt: null,
  firstSoundAt: null,
  firstPictureAt: null,
};

describe('the course of a call', () => {
  it('[O-L60] goes from the touch to the end, with the time in between', () => {
    const times = {
      pressedAt: at('08:00:00.000'),
      rungAt: at('08:00:00.040'),
      acceptedAt: at('08:00:06.000'),
      connectedAt: at('08:00:06.500'),
      firstSoundAt: at('08:00:06.700'),
      firstPictureAt: at('08:00:06.500'),
      endedAt: at('08:02:00.000'),
    };
    expect(timelineOf({ times })).toEqual([
      { step: 'pressed', at: times.pressedAt, afterMs: null },
      { step: 'rung', at: times.rungAt, afterMs: 40 },
      { step: 'accepted', at: times.acceptedAt, afterMs: 5960 },
      { step: 'firstPicture', at: times.firstPictureAt, afterMs: 500 },
      { step: 'firstSound', at: times.firstSoundAt, afterMs: 200 },
      { step: 'ended', at: times.endedAt, afterMs: 113_300 },
    ]);
  });

  it('[O-L60] of a request that nobody answered tells of nothing that could not come', () => {
    const times = { ...never, pressedAt: at('08:00:00'), endedAt: at('08:00:30') };
    expect(timelineOf({ times })).toEqual([
      { step: 'pressed', at: times.pressedAt, afterMs: null },
      { step: 'ended', at: times.endedAt, afterMs: 30_000 },
    ]);
  });

  it('[O-L60] of a call says what never came, before its end', () => {
    const times = { ...never, acceptedAt: at('08:00:00'), firstSoundAt: at('08:00:01'), endedAt: at('08:00:09') };
    expect(timelineOf({ times }).map(({ step, at: time }) => [step, time !== null])).toEqual([
      ['accepted', true],
      ['firstSound', true],
      ['firstPicture', false],
      ['ended', true],
    ]);
  });
});
