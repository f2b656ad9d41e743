import type { DrawnCharacter } from '../character';
import { objectEntries } from '../objectEntries';
import type { Param, Values } from '../params';
import { clamp } from './geometry';
import { sumOf, type Terms, termsOf } from './groups';

export interface Spring {
  param: Param;
  pull: Terms;
  stiffness: number;
  damping: number;
  gain: number;
  /** Null until the first step, so that nothing swings on the first frame. */
  position: number | null;
  speed: number;
}

export function compileSprings(sources: DrawnCharacter['springs']): Spring[] {
  return objectEntries(sources).map(([param, source]) => ({
    param,
    pull: termsOf(source.in, null),
    stiffness: source.stiffness,
    damping: source.damping,
    gain: source.gain,
    position: null,
    speed: 0,
  }));
}

/** So many seconds at a time a spring stays stable, and after so many it hangs still. */
const LONGEST_STEP = 1 / 40;
const SETTLED = 3;

/** The parameter becomes how far the hanging part trails behind what pulls it, from -1 to 1. */
export function stepSpring(spring: Spring, values: Values, dt: number): void {
  const target = sumOf(spring.pull, values);
  let position = spring.position ?? target;
  const passed = Math.min(dt, SETTLED);
  const steps = Math.max(2, Math.ceil(passed / LONGEST_STEP));
  const h = passed / steps;
  for (let n = 0; n < steps; n++) {
    spring.speed += (spring.stiffness * (target - position) - spring.damping * spring.speed) * h;
    position += spring.speed * h;
  }
  spring.position = position;
  values[spring.param] = clamp((position - target) * spring.gain, -1, 1);
}
