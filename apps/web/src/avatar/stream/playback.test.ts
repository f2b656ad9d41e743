import { fastest } from '@mukae/contract/domain/avatar/blend';
import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import { decodeFrame, encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Playback } from './playback';

const frameMs = 1000 / 30;
const screenMs = 1000 / 60;

const talking = (seconds: number): AvatarFrame => ({
  scores: scoresFrom({ jawOpen: 0.5 + 0.5 * Math.sin(seconds * 9), mouthSmileLeft: 0.4 }),
  head: { yaw: 20 * Math.sin(seconds * 2), pitch: 0, roll: 0 },
  hands: null,
});

/** What becomes of one frame on its way. */
interface Fate {
  isLost: boolean;
  lateMs: number;
  copies: number;
  keptBytes: number;
}
const fine: Fate = { isLost: false, lateMs: 0, copies: 1, keptBytes: 100 };

interface Line {
  seconds: number;
  clock?: number;
  firstSequence?: number;
  frameOf?: (seconds: number) => AvatarFrame;
  fateOf?: (index: number) => Fate;
}

/** Sends for a while, and answers what a screen at the other end shows, frame by frame. */
function shownOver({
  seconds,
  clock = 1_000_000,
  firstSequence = 0,
  frameOf = talking,
  fateOf = () => fine,
}: Line): { now: number; frame: AvatarFrame | null }[] {
  const arrivals = Array.from({ length: Math.round(seconds * 30) }, (_, index) => {
    const sentMs = index * frameMs;
    const fate = fateOf(index);
    const bytes = encodeFrame({
      sequence: (firstSequence + index) % 65_536,
      sentAt: Math.floor(clock + sentMs) % 2 ** 32,
      frame: frameOf(sentMs / 1000),
    }).slice(0, fate.keptBytes);
    const copy = { at: sentMs + 20 + fate.lateMs, bytes };
    return fate.isLost ? [] : Array.from({ length: fate.copies }, () => copy);
  })
    .flat()
    .sort((one, other) => one.at - other.at);
  const playback = new Playback();
  return Array.from({ length: Math.round(seconds * 60) }, (_, index) => {
    const now = index * screenMs;
    while (arrivals[0] && arrivals[0].at <= now) {
      const arrived = arrivals.shift();
      const stamped = arrived && decodeFrame(arrived.bytes);
      if (stamped) playback.hear(stamped, arrived.at);
    }
    return { now, frame: playback.frameAt(now) };
  });
}

const jaw = (frame: AvatarFrame | null): number => frame?.scores[17] ?? Number.NaN;
/** How far what is shown is from what was meant so many milliseconds earlier. */
const farthest = (shown: ReturnType<typeof shownOver>, lagMs: number): number =>
  Math.max(...shown.map(({ now, frame }) => Math.abs(jaw(frame) - jaw(talking((now - lagMs) / 1000)))));

/** In shares of what a person can do from one picture of the screen to the next; no number at all is too fast as well. */
function speedOf(frame: AvatarFrame, before: AvatarFrame): number {
  const score = frame.scores.map((value, place) => Math.abs(value - (before.scores[place] ?? 0)) / fastest.score);
  const yaw = Math.abs(frame.head.yaw - before.head.yaw) / fastest.degrees;
  const most = Math.max(...score, yaw) / screenMs;
  return Number.isFinite(most) ? most : Number.POSITIVE_INFINITY;
}
const topSpeed = (shown: ReturnType<typeof shownOver>): number =>
  Math.max(...shown.map(({ frame }, index) => (frame ? speedOf(frame, shown[index - 1]?.frame ?? calmFrame) : 0)));
const expectSmooth = (shown: ReturnType<typeof shownOver>) => expect(topSpeed(shown)).toBeLessThan(1.000_001);

const anyFate: fc.Arbitrary<Fate> = fc.record({
  isLost: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  lateMs: fc.oneof({ weight: 8, arbitrary: fc.nat({ max: 30 }) }, { weight: 1, arbitrary: fc.nat({ max: 400 }) }),
  copies: fc.constantFrom(1, 1, 1, 2, 3),
  keptBytes: fc.constantFrom(100, 100, 100, 100, 100, 100, 60, 9, 0),
});

describe('frames that arrive', () => {
  it('[O-V12] on a quiet line are not waited for: what is shown is what is meant, but for the way', () => {
    const settled = shownOver({ seconds: 4 }).slice(60);
    expect(farthest(settled, 20)).toBeLessThan(0.06);
  });

  it('[O-V12] on a quiet line are shown in the first picture after they arrived, however suddenly they change', () => {
    const mouth = (seconds: number): AvatarFrame => ({
      ...calmFrame,
      scores: scoresFrom({ jawOpen: Number(seconds >= 2) }),
    });
    const shown = shownOver({ seconds: 3, frameOf: mouth });
    const opened = shown.find(({ frame }) => jaw(frame) > 0);
    expect(opened?.now).toBeLessThan(2020 + 2 * screenMs);
    expect(shown.find(({ frame }) => jaw(frame) > 0.5)?.now).toBeLessThan(2020 + 3 * screenMs);
  });

  it('[O-V12] from a machine that tells 24 a second are not waited for either', () => {
    const playback = new Playback();
    for (let index = 0; index < 120; index += 1) {
      const now = index * 42;
      playback.hear({ sequence: index, sentAt: now, frame: talking(now / 1000) }, now + 20);
      for (const later of [0, 14, 28]) playback.frameAt(now + 20 + later);
    }
    const now = 120 * 42;
    playback.hear({ sequence: 120, sentAt: now, frame: talking(now / 1000) }, now + 20);
    expect(jaw(playback.frameAt(now + 20))).toBeCloseTo(jaw(talking(now / 1000)), 1);
  });

  it('[O-V12] wait longer on a line that is not steady, but never more than 150 ms', () => {
    const unsteady = (most: number) => (index: number) => ({ ...fine, lateMs: (index * 37) % most });
    const settledOn = (most: number) => shownOver({ seconds: 8, fateOf: unsteady(most) }).slice(360);
    expect(farthest(settledOn(60), 20 + 66)).toBeLessThan(0.03);
    expect(farthest(settledOn(400), 20 + 150)).toBeLessThan(0.6);
  });

  it('[O-V12] keep in step with a sound that waits, and left earlier', () => {
    const playback = new Playback();
    playback.keepWithSound(110 + 80);
    for (let index = 0; index < 90; index += 1) {
      const now = index * frameMs;
      playback.hear({ sequence: index, sentAt: Math.floor(now), frame: talking(now / 1000) }, now);
      playback.frameAt(now);
    }
    expect(jaw(playback.frameAt(89 * frameMs))).toBeCloseTo(jaw(talking((89 * frameMs - 110) / 1000)), 1);
  });

  it('[O-V12] go on where the counters begin anew', () => {
    const shown = shownOver({ seconds: 4, clock: 2 ** 32 - 2000, firstSequence: 65_500 });
    expect(farthest(shown.slice(60), 20)).toBeLessThan(0.06);
  });

  it('[O-V13] may be lost, late, out of order, doubled and cut: no number is wild and nothing jumps', () => {
    fc.assert(
      fc.property(fc.array(anyFate, { minLength: 60, maxLength: 120 }), (fates) => {
        expectSmooth(shownOver({ seconds: fates.length / 30, fateOf: (index) => fates[index] ?? fine }));
      }),
      { numRuns: 60 },
    );
  });

  it('[O-V13] of which every tenth is lost still show what was meant', () => {
    const shown = shownOver({ seconds: 6, fateOf: (index) => ({ ...fine, isLost: index % 10 === 3 }) });
    expect(farthest(shown.slice(60), 20 + 42)).toBeLessThan(0.03);
  });

  it('[O-V13] jump as little when the sender makes no sense', () => {
    const wild = (seconds: number): AvatarFrame => ({
      scores: calmFrame.scores.map(() => Math.round(seconds * 30) % 2),
      head: { yaw: 90 * (-1) ** Math.round(seconds * 30), pitch: 0, roll: 0 },
      hands: null,
    });
    expectSmooth(shownOver({ seconds: 3, frameOf: wild }));
  });
});

describe('frames that stop', () => {
  const silentFrom = (from: number, to: number) => (index: number) => ({
    ...fine,
    isLost: index >= from * 30 && index < to * 30,
  });
  const open = (): AvatarFrame => ({ ...calmFrame, scores: scoresFrom({ jawOpen: 1 }) });
  const at = (shown: ReturnType<typeof shownOver>, seconds: number) => shown[Math.round(seconds * 60)]?.frame ?? null;

  it('[O-V13] are held, then let go, and after a second nobody moves the avatar', () => {
    const shown = shownOver({ seconds: 4, frameOf: open, fateOf: silentFrom(1, 4) });
    expect(jaw(at(shown, 1.1))).toBe(1);
    expect(jaw(at(shown, 1.5))).toBeGreaterThan(0.2);
    expect(jaw(at(shown, 1.5))).toBeLessThan(0.9);
    expect(jaw(at(shown, 1.95))).toBe(0);
    expect(at(shown, 2.1)).toBeNull();
  });

  it('[O-V13] for three seconds move it again at once when they are back', () => {
    const shown = shownOver({ seconds: 7, fateOf: silentFrom(2, 5) });
    expect(at(shown, 4.5)).toBeNull();
    expectSmooth(shown);
    expect(farthest(shown.slice(60 * 5 + 20), 20)).toBeLessThan(0.06);
  });
});

describe('another clock', () => {
  const told = (playback: Playback, from: number, to: number, clock: number) => {
    for (let now = from; now < to; now += frameMs) {
      const sequence = Math.round((clock + now) / frameMs) % 65_536;
      playback.hear({ sequence, sentAt: Math.floor(clock + now), frame: talking(now / 1000) }, now);
      playback.frameAt(now);
    }
  };

  it('[O-V13] one frame from the future, or from long ago, changes nothing', () => {
    for (const sentAt of [50_000_000, 5]) {
      const [disturbed, quiet] = [new Playback(), new Playback()];
      for (const playback of [disturbed, quiet]) told(playback, 0, 1000, 1_000_000);
      disturbed.hear({ sequence: 4000, sentAt, frame: calmFrame }, 1000);
      for (const playback of [disturbed, quiet]) told(playback, 1001, 1500, 1_000_000);
      expect(disturbed.frameAt(1500)).toEqual(quiet.frameAt(1500));
    }
  });

  it('[O-V13] of a page that was reloaded is followed from its second frame on', () => {
    const playback = new Playback();
    told(playback, 0, 1000, 90_000_000);
    told(playback, 1000, 1600, 700);
    expect(jaw(playback.frameAt(1600))).toBeCloseTo(jaw(talking(1.55)), 1);
  });
});

it('[O-V12] before the first frame nobody moves the avatar', () => {
  expect(new Playback().frameAt(5)).toBeNull();
});
