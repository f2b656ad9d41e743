import { objectEntries } from './objectEntries';
import type { Param, Params } from './params';
import { clamp } from './rig/geometry';

/** Seconds after which the idle life repeats; every wave fits in a whole number of times. */
export const IDLE_PERIOD = 8;

/** Amplitude, how often in a period, phase. */
type Wave = readonly [number, number, number];

/** What a figure does by itself while nobody moves it. */
export interface IdleSource {
  rest: Params;
  waves: Partial<Record<Param, readonly Wave[]>>;
  /** Seconds of the period at which the eyes are shut, and how long they take to close, stay and open. */
  blinks: { at: readonly number[]; closing: number; closed: number; opening: number };
}

/** Breathe, blink, look around a little, shift the weight; the eyes stay with the visitor while the head moves. */
export const calmIdle: IdleSource = {
  rest: { smile: 0.58, eyeSmile: 0.1, browUpL: 0.1, browUpR: 0.1 },
  waves: {
    breath: [[1, 2, 0]],
    idleX: [[0.22, 1, 0.6]],
    yaw: [
      [3.2, 1, 0],
      [1.2, 3, 1.1],
    ],
    pitch: [[1.4, 2, 0.9]],
    roll: [
      [1.7, 1, 2.1],
      [0.5, 2, 0.3],
    ],
    gazeX: [
      [-0.14, 1, 0],
      [-0.05, 3, 1.1],
    ],
    gazeY: [[0.06, 2, 0.9]],
    smile: [[0.06, 1, 1]],
    browUpL: [[0.05, 1, 2]],
    browUpR: [[0.05, 1, 2]],
  },
  blinks: { at: [1.3, 5.1], closing: 0.09, closed: 0.05, opening: 0.16 },
};

const heightOf = ([amplitude, times, phase]: Wave, t: number): number =>
  amplitude * Math.sin((2 * Math.PI * times * t) / IDLE_PERIOD + phase);

function lidAt(t: number, { at, closing, closed, opening }: IdleSource['blinks']): number {
  const now = ((t % IDLE_PERIOD) + IDLE_PERIOD) % IDLE_PERIOD;
  const shut = at.map((moment) => {
    const since = now - moment;
    return clamp(since < 0 ? 1 + since / closing : 1 - (since - closed) / opening);
  });
  return 1 - Math.max(0, ...shut);
}

export function idleAt(t: number, { rest, waves, blinks }: IdleSource = calmIdle): Params {
  const lid = lidAt(t, blinks);
  const idle: Params = { ...rest, eyeOpenL: lid, eyeOpenR: lid };
  for (const [param, list] of objectEntries(waves))
    idle[param] = list.reduce((sum, wave) => sum + heightOf(wave, t), idle[param] ?? 0);
  return idle;
}
