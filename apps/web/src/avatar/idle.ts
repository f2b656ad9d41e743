import type { Params } from './params';
import { clamp } from './rig/geometry';

/** Seconds after which the idle life repeats; every wave below fits in a whole number of times. */
export const IDLE_PERIOD = 8;

const BLINKS = [1.3, 5.1];
const CLOSING = 0.09;
const CLOSED = 0.05;
const OPENING = 0.16;

function wave(t: number, times: number, phase = 0): number {
  return Math.sin((2 * Math.PI * times * t) / IDLE_PERIOD + phase);
}

function lidAt(t: number): number {
  const now = ((t % IDLE_PERIOD) + IDLE_PERIOD) % IDLE_PERIOD;
  const shut = BLINKS.map((at) => {
    const since = now - at;
    return clamp(since < 0 ? 1 + since / CLOSING : 1 - (since - CLOSED) / OPENING);
  });
  return 1 - Math.max(...shut);
}

/** What a waiting figure does by itself at second t: breathe, blink, look around a little, shift its weight. */
export function idleAt(t: number): Params {
  const lid = lidAt(t);
  return {
    breath: wave(t, 2),
    idleX: 0.22 * wave(t, 1, 0.6),
    yaw: 3.2 * wave(t, 1) + 1.2 * wave(t, 3, 1.1),
    pitch: 1.4 * wave(t, 2, 0.9),
    roll: 1.7 * wave(t, 1, 2.1) + 0.5 * wave(t, 2, 0.3),
    // The eyes stay with the visitor while the head moves.
    gazeX: -0.14 * wave(t, 1) - 0.05 * wave(t, 3, 1.1),
    gazeY: 0.06 * wave(t, 2, 0.9),
    eyeOpenL: lid,
    eyeOpenR: lid,
    eyeSmile: 0.1,
    smile: 0.58 + 0.06 * wave(t, 1, 1),
    browUpL: 0.1 + 0.05 * wave(t, 1, 2),
    browUpR: 0.1 + 0.05 * wave(t, 1, 2),
  };
}
