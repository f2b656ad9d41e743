import type { Character, PoseName } from '../character';
import type { Param, Params, Values } from '../params';
import { smoothstep } from './geometry';
import { objectEntries } from './groups';

/** A change from one pose to another, or a pose being held. */
export interface Motion {
  pose: PoseName;
  from: Params;
  to: Params;
  /** 0 at the start, 1 when the pose is reached. */
  progress: number;
  seconds: number;
}

export function startMotion(character: Character, values: Values, pose: PoseName, seconds: number): Motion {
  const to: Params = { ...character.poses.fold, ...character.poses[pose] };
  const from: Params = {};
  for (const [param] of objectEntries(to)) from[param] = values[param];
  return { pose, from, to, progress: seconds > 0 ? 0 : 1, seconds };
}

const isHandShape = (param: Param): boolean => param === 'handL' || param === 'handR';
/** Hand shapes cannot be blended; they change while the arm is moving fastest. */
const HAND_CHANGE = 0.3;

export function stepMotion(motion: Motion, character: Character, values: Values, dt: number, time: number): void {
  if (motion.progress >= 1) {
    for (const [param, [amplitude, hertz]] of objectEntries(character.oscillate[motion.pose] ?? {}))
      values[param] = (motion.to[param] ?? 0) + amplitude * Math.sin(time * hertz * 2 * Math.PI);
    return;
  }
  motion.progress = Math.min(1, motion.progress + dt / motion.seconds);
  const eased = smoothstep(0, 1, motion.progress);
  for (const [param, goal] of objectEntries(motion.to)) {
    const start = motion.from[param] ?? 0;
    if (isHandShape(param)) values[param] = eased < HAND_CHANGE ? start : goal;
    else values[param] = start + (goal - start) * eased;
  }
  for (const [param, [turning, gain]] of objectEntries(character.arcs)) {
    const travel = Math.abs((motion.to[turning] ?? 0) - (motion.from[turning] ?? 0));
    values[param] += gain * travel * Math.sin(Math.PI * eased);
  }
}
