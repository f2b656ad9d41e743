import { vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Avatar } from '../avatar';
import { kei } from '../characters/kei';
import { Movement } from '../stream/movement';
import { Puppet } from '../vector/puppet';
import { Drawing } from './drawing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An avatar of which only the mouth is looked at: how far it is open, and when that was drawn. */
function begin(movement: Movement, mayMove = () => true) {
  const puppet = new Puppet(kei);
  const mouths: { at: number; aa: number; open: number }[] = [];
  const avatar: Avatar = {
    take: (frame) => puppet.take(frame),
    play: (motion) => puppet.play(motion),
    express: (expression) => puppet.express(expression),
    speak: (visemes, from) => puppet.speak(visemes, from),
    lookAt: (gaze) => puppet.lookAt(gaze),
    resize: () => {},
    draw: (dt) => {
      const values = puppet.step(dt);
      const open = vowels.reduce((sum, vowel) => sum + values[vowel], 0);
      mouths.push({ at: performance.now(), aa: values.aa, open });
    },
    dispose: () => {},
  };
  const canvas = document.createElement('canvas');
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 540, 960));
  const drawing = new Drawing({ canvas, load: async () => avatar, mayMove, onDrawn: () => {}, onUnable: () => {} });
  drawing.moveBy(movement);
  const first = (isSo: (mouth: (typeof mouths)[number]) => boolean) => mouths.find(isSo)?.at ?? Number.NaN;
  return { drawing, mouths, first, now: () => mouths.at(-1) };
}

/** Half a second of あ after half a second of nothing. */
const line = [
  { at: 0.5, viseme: 'aa' },
  { at: 1, viseme: 'closed' },
] as const;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const seenLate = 80;

it('[D-AS06] the mouth opens and closes with the sound, whenever the pictures are drawn', async () => {
  const movement = new Movement();
  const { drawing, first } = begin(movement);
  await pass(213);
  const startedAt = performance.now() - 4;
  movement.speak(line, startedAt);
  await pass(2000);
  drawing.stop();
  const opened = first(({ aa }) => aa > 0.5);
  const closed = first(({ at, aa }) => at > opened && aa < 0.2);
  expect(Math.abs(opened - (startedAt + 500))).toBeLessThan(seenLate);
  expect(Math.abs(closed - (startedAt + 1000))).toBeLessThan(seenLate);
});

it('[D-AS06] the mouth of a sound that is yet to begin stays closed until it does', async () => {
  const movement = new Movement();
  const { drawing, first } = begin(movement);
  await pass(100);
  const startedAt = performance.now() + 700;
  movement.speak(line, startedAt);
  await pass(2500);
  drawing.stop();
  expect(Math.abs(first(({ aa }) => aa > 0.5) - (startedAt + 500))).toBeLessThan(seenLate);
});

it('[D-AS06] a mouth that is silenced in the middle of a word is closed at once', async () => {
  const movement = new Movement();
  const { drawing, first, now } = begin(movement);
  await pass(100);
  movement.speak(line, performance.now());
  await pass(700);
  expect(now()?.aa).toBeGreaterThan(0.8);
  const hushedAt = performance.now();
  movement.hush();
  await pass(400);
  drawing.stop();
  expect(first(({ at, open }) => at > hushedAt && open < 0.1) - hushedAt).toBeLessThan(150);
});

it('[D-AS06] who begins to be drawn in the middle of a sentence joins in where it is', async () => {
  const movement = new Movement();
  movement.speak(line, performance.now() - 700);
  const { drawing, first, now } = begin(movement);
  await pass(150);
  expect(now()?.aa).toBeGreaterThan(0.8);
  await pass(600);
  drawing.stop();
  expect(first(({ at, aa }) => at > 150 && aa < 0.2)).toBeLessThan(300 + seenLate);
});

it('[D-AS06] who stood still while the sound went on is with it again', async () => {
  let isBusy = false;
  const movement = new Movement();
  const { drawing, now } = begin(movement, () => !isBusy);
  await pass(100);
  movement.speak(line, performance.now());
  await pass(100);
  isBusy = true;
  await pass(600);
  isBusy = false;
  await pass(100);
  expect(now()?.aa).toBeGreaterThan(0.8);
  await pass(300);
  expect(now()?.aa).toBeLessThan(0.1);
  drawing.stop();
});

it('[D-AS06] another who takes over says nothing of what was being said', async () => {
  const [herself, staff] = [new Movement(), new Movement()];
  const { drawing, now } = begin(herself);
  await pass(100);
  herself.speak(
    [
      { at: 0, viseme: 'aa' },
      { at: 5, viseme: 'closed' },
    ],
    performance.now(),
  );
  await pass(300);
  expect(now()?.aa).toBeGreaterThan(0.8);
  drawing.moveBy(staff);
  await pass(200);
  expect(now()?.open).toBeLessThan(0.1);
  drawing.stop();
});
