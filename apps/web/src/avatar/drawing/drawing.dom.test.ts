import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Avatar } from '../avatar';
import { Movement } from '../stream/movement';
import { Drawing } from './drawing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fakeAvatar = () =>
  ({
    take: vi.fn(),
    play: vi.fn(),
    express: vi.fn(),
    speak: vi.fn(),
    lookAt: vi.fn(),
    resize: vi.fn(),
    draw: vi.fn(),
    dispose: vi.fn(),
  }) satisfies Avatar;

function begin(load?: () => Promise<Avatar>, mayMove = () => true, height = 960) {
  const avatar = fakeAvatar();
  const told = { onDrawn: vi.fn(), onUnable: vi.fn() };
  const canvas = document.createElement('canvas');
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, (height * 9) / 16, height));
  const drawing = new Drawing({ canvas, load: load ?? (async () => avatar), mayMove, ...told });
  return { avatar, canvas, drawing, ...told };
}

it('[O-V15] a canvas lives from the first picture on, and rests with the page', async () => {
  const { avatar, drawing, onDrawn } = begin();
  expect(onDrawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onDrawn).toHaveBeenCalledOnce();
  expect(avatar.resize).toHaveBeenCalledOnce();
  expect(avatar.draw.mock.calls.length).toBeGreaterThan(20);
  expect(avatar.take).toHaveBeenLastCalledWith(null);
  drawing.stop();
  const drawn = avatar.draw.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(avatar.draw).toHaveBeenCalledTimes(drawn);
  expect(avatar.dispose).toHaveBeenCalledOnce();
});

it('[O-V15] whoever breathes by herself is drawn half as often as who is moved', async () => {
  const { avatar, drawing } = begin();
  await vi.advanceTimersByTimeAsync(1000);
  const idle = avatar.draw.mock.calls.length;
  const movement = new Movement();
  drawing.moveBy(movement);
  movement.hear({ sequence: 0, sentAt: 0, frame: calmFrame }, performance.now());
  await vi.advanceTimersByTimeAsync(900);
  expect(avatar.draw.mock.calls.length - idle).toBeGreaterThan(1.5 * idle);
  expect(avatar.take).toHaveBeenLastCalledWith(calmFrame);
  drawing.stop();
});

it('[O-V15] who is small is drawn half as often, and at once when something arrives', async () => {
  const { avatar, drawing } = begin(undefined, undefined, 480);
  await vi.advanceTimersByTimeAsync(100);
  const movement = new Movement();
  drawing.moveBy(movement);
  const drawnIn = async (pictures: number, isTold: boolean) => {
    const before = avatar.draw.mock.calls.length;
    for (let picture = 0; picture < pictures; picture += 1) {
      if (isTold) movement.hear({ sequence: picture, sentAt: picture * 16, frame: calmFrame }, performance.now());
      await vi.advanceTimersByTimeAsync(16);
    }
    return avatar.draw.mock.calls.length - before;
  };
  expect(await drawnIn(20, true)).toBeGreaterThanOrEqual(18);
  expect(await drawnIn(20, false)).toBeLessThanOrEqual(11);
  drawing.stop();
});

it('[O-V15] who is small is drawn until she has arrived where she was told to be', async () => {
  const { avatar, drawing } = begin(undefined, undefined, 480);
  const movement = new Movement();
  drawing.moveBy(movement);
  const tell = (sequence: number, jawOpen: number) =>
    movement.hear(
      { sequence, sentAt: sequence, frame: { ...calmFrame, scores: scoresFrom({ jawOpen }) } },
      performance.now(),
    );
  tell(0, 0);
  await vi.advanceTimersByTimeAsync(100);
  tell(100, 1);
  const before = avatar.draw.mock.calls.length;
  await vi.advanceTimersByTimeAsync(4 * 16);
  expect(avatar.draw.mock.calls.length - before).toBeGreaterThanOrEqual(3);
  drawing.stop();
});

it('[O-V15] stands still while something else is more urgent, and goes on from there', async () => {
  let isBusy = true;
  const { avatar, drawing, onDrawn } = begin(undefined, () => !isBusy);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onDrawn).toHaveBeenCalledOnce();
  expect(avatar.draw).toHaveBeenCalledOnce();
  isBusy = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(avatar.draw.mock.calls.length).toBeGreaterThan(1);
  expect(Math.max(...avatar.draw.mock.calls.map(([dt]) => dt))).toBeLessThan(0.1);
  drawing.stop();
});

it('[O-V15] gestures reach it, also those that were made before it was there', async () => {
  const { avatar, drawing } = begin();
  const movement = new Movement();
  movement.tell({ motion: 'bow' }, performance.now());
  drawing.moveBy(movement);
  await vi.advanceTimersByTimeAsync(100);
  expect(avatar.play).toHaveBeenCalledExactlyOnceWith('bow');
  drawing.moveBy(null);
  movement.tell({ motion: 'wave' }, performance.now());
  expect(avatar.play).toHaveBeenCalledOnce();
  drawing.stop();
});

it('[D-F04] a slow machine draws fewer pictures, and tells each of them all the time that passed', async () => {
  const { avatar, drawing } = begin();
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  const began = performance.now();
  frame.mockImplementation((tick) => {
    setTimeout(() => tick(performance.now()), 700);
    return 0;
  });
  await vi.advanceTimersByTimeAsync(7100);
  frame.mockRestore();
  drawing.stop();
  const [first, ...later] = avatar.draw.mock.calls.map(([dt]) => dt);
  expect(first).toBe(0);
  expect(later.length).toBeLessThan(11);
  expect(later.reduce((sum, dt) => sum + dt, 0)).toBeCloseTo((performance.now() - began) / 1000 - 0.8, 0);
});

it('[D-F05] who waits for visitors turns to them from time to time, and to nobody else', async () => {
  const [waiting, busy] = [begin(), begin()];
  waiting.drawing.welcome(true);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(waiting.avatar.play.mock.calls).toEqual([['wave'], ['nod']]);
  expect(waiting.avatar.lookAt.mock.calls.map(([gaze]) => gaze?.x ?? 0)).toEqual([0.8, 0]);
  waiting.drawing.welcome(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(waiting.avatar.play).toHaveBeenCalledTimes(2);
  expect(waiting.avatar.lookAt).toHaveBeenLastCalledWith(null);
  expect(busy.avatar.play).not.toHaveBeenCalled();
  waiting.drawing.stop();
  busy.drawing.stop();
});

it('[O-V15] what cannot be loaded is told, unless nobody waits for it any more', async () => {
  const failing = begin(() => Promise.reject(new Error('gone')));
  const left = begin(() => Promise.reject(new Error('gone')));
  left.drawing.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(failing.onUnable).toHaveBeenCalledOnce();
  expect(left.onUnable).not.toHaveBeenCalled();
});

it('[O-V15] a machine that is too slow gives up', async () => {
  const { avatar, onUnable } = begin();
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  let now = 0;
  frame.mockImplementation((tick) => {
    now += 300;
    setTimeout(() => tick(now), 300);
    return 0;
  });
  await vi.advanceTimersByTimeAsync(120_000);
  frame.mockRestore();
  expect(onUnable).toHaveBeenCalledOnce();
  expect(avatar.dispose).toHaveBeenCalledOnce();
});

it('[O-V15] graphics that are lost for good are told, and those that come back or are let go are not', async () => {
  const [gone, back, left] = [begin(), begin(), begin()];
  await vi.advanceTimersByTimeAsync(100);
  for (const { canvas } of [gone, back, left]) canvas.dispatchEvent(new Event('webglcontextlost'));
  left.drawing.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(gone.onUnable).not.toHaveBeenCalled();
  back.canvas.dispatchEvent(new Event('webglcontextrestored'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(gone.onUnable).toHaveBeenCalledExactlyOnceWith('graphicsLost');
  expect(gone.avatar.dispose).toHaveBeenCalledOnce();
  for (const { onUnable } of [back, left]) expect(onUnable).not.toHaveBeenCalled();
  back.drawing.stop();
});
