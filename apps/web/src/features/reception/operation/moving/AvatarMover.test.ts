import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { closedMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { tickWithTheTest } from '@/avatar/stream/testing/tickingWorker';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { HeardFace } from '@/features/reception/phone/HeardFace';
import { AvatarMover } from './AvatarMover';
import { fakeSenses } from './testing/fakeSenses';

tickWithTheTest();

const open = (jawOpen: number): AvatarFrame => ({ ...calmFrame, scores: scoresFrom({ jawOpen }) });
const saying = { vowels: { ...closedMouth.vowels, aa: 1 }, loudness: 1 };

let operator: ReturnType<typeof fakeSenses>;
let told: StampedFrame[];
let mover: AvatarMover;

beforeEach(() => {
  operator = fakeSenses();
  operator.choose('browser');
  told = [];
  mover = new AvatarMover(operator.senses, (frame) => told.push(frame));
});

const mouth = (): number => scoreOf(told.at(-1)?.frame.scores ?? [], 'jawOpen');

/** Time passes, and again and again something is sensed. */
function pass(ms: number, sense = () => {}, everyMs = 40): void {
  for (let passed = 0; passed < ms; passed += everyMs) {
    sense();
    vi.advanceTimersByTime(everyMs);
  }
}

describe('what moves an avatar', () => {
  it('[O-V35] is nobody while there is neither a face nor a microphone', () => {
    pass(1000);
    expect(told).toEqual([]);
  });

  it('[O-V34] is the face that the camera sees, for as long as the camera is chosen', () => {
    pass(1000, () => operator.show(open(0.7)));
    expect(mouth()).toBe(0.7);
    operator.choose('phone');
    told = [];
    pass(1000, () => operator.show(open(0.7)));
    expect(told).toEqual([]);
  });

  it('[O-V42] is the face that the phone sees, once it is chosen', () => {
    pass(500, () => operator.showPhone(open(1)));
    expect(told).toEqual([]);
    operator.choose('phone');
    pass(500, () => operator.showPhone(open(1)));
    expect(mouth()).toBe(1);
  });

  it('[O-V44] is not read from a phone that nobody chose', () => {
    const read = vi.spyOn(HeardFace.prototype, 'liked');
    pass(500, () => operator.showPhone(open(1)));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('[O-V24] [O-V49] is let go when no more is seen of it, and after a second nobody moves the avatar', () => {
    pass(1000, () => operator.show(open(0.8)));
    pass(240);
    expect(mouth()).toBeCloseTo(0.8);
    pass(350);
    expect(mouth()).toBeGreaterThan(0.1);
    expect(mouth()).toBeLessThan(0.7);
    pass(400);
    const before = told.length;
    pass(1000);
    expect(told).toHaveLength(before);
  });

  it('[O-V26] moves it as far where a picture takes long to be read', () => {
    pass(3000, () => operator.show(open(0.8)), 300);
    expect(mouth()).toBeCloseTo(0.8);
  });

  it('[O-V35] is the voice when there is no face, until another microphone is heard', () => {
    mover.listenTo(fakeTrack('audio'));
    pass(500, () => operator.speak(saying));
    expect(mouth()).toBeGreaterThan(0.5);
    mover.listenTo(fakeTrack('audio'));
    const before = told.length;
    pass(500);
    expect(told).toHaveLength(before);
  });
});

describe('the moments that it hands on', () => {
  it('[O-V12] are thirty a second, counted and with their time', () => {
    const begun = performance.now();
    pass(1000, () => operator.show(calmFrame), 10);
    expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, index) => index));
    expect(told.length).toBeGreaterThanOrEqual(29);
    expect(told.length).toBeLessThanOrEqual(31);
    expect(told.at(-1)?.sentAt).toBeGreaterThan(begun + 950);
  });

  it('[O-V12] leave at once when they are news, and at their turn when they are not', () => {
    mover.listenTo(fakeTrack('audio'));
    pass(1000, () => operator.speak(closedMouth));
    const before = told.length;
    while (told.length === before) vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(20);
    operator.speak(closedMouth);
    expect(told).toHaveLength(before + 1);
    operator.speak(saying);
    expect(told).toHaveLength(before + 2);
    expect(mouth()).toBeGreaterThan(0.5);
  });

  it('[O-V12] are one for each face while faces come, each the moment that it is seen', () => {
    pass(1000, () => operator.show(calmFrame));
    const leaps = Array.from({ length: 25 }, (_, place) => place % 2);
    for (const leap of leaps) {
      const before = told.length;
      operator.show(open(leap));
      expect([told.length - before, mouth()]).toEqual([1, leap]);
      vi.advanceTimersByTime(40);
    }
  });

  it('[O-V12] go on between faces that are seldom', () => {
    pass(2000, () => operator.show(calmFrame), 200);
    expect(told.length).toBeGreaterThan(2 * 20);
  });

  it('[O-V12] are no more than thirty a second, however often there is news', () => {
    let isOpen = false;
    pass(
      10_000,
      () => {
        isOpen = !isOpen;
        operator.show(open(Number(isOpen)));
      },
      8,
    );
    expect(told.length).toBeLessThanOrEqual(10 * 30 + 2);
    expect(told.length).toBeGreaterThan(10 * 29);
  });

  it('[O-V12] end with it, and it listens no more', () => {
    mover.listenTo(fakeTrack('audio'));
    pass(500, () => operator.show(open(1)));
    const before = told.length;
    mover.close();
    pass(500, () => operator.show(open(0)));
    expect(told).toHaveLength(before);
    expect(operator.isHeard()).toBe(false);
  });
});

it('[O-V16] nobody but its senses moves it: a page can give it a voice and end it, and nothing else', () => {
  expectTypeOf<keyof AvatarMover>().toEqualTypeOf<'listenTo' | 'close'>();
});
