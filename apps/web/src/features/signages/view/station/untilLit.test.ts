import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLit } from './untilLit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function look() {
  const camera: { brightness: number | null } = { brightness: null };
  const outcome: { isLit?: boolean } = {};
  void untilLit(() => camera.brightness).then((isLit) => Object.assign(outcome, { isLit }));
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return outcome.isLit;
  };
  return { camera, after };
}

it('[O-L25] [D-L06] a slow camera is waited for, and its first picture is taken that is not black', async () => {
  const { camera, after } = look();
  expect(await after(4000)).toBeUndefined();
  camera.brightness = 0;
  expect(await after(1000)).toBeUndefined();
  camera.brightness = 90;
  expect(await after(60)).toBe(true);
});

it('[D-L06] a dark room is shown as it is', async () => {
  const { camera, after } = look();
  camera.brightness = 2;
  expect(await after(1900)).toBeUndefined();
  expect(await after(200)).toBe(true);
});

it('[D-L06] a camera that shows nothing is not waited for without end', async () => {
  const { after } = look();
  expect(await after(9900)).toBeUndefined();
  expect(await after(200)).toBe(false);
});
