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

/** Two half steps stay stable at 20 frames a second. */
const SUBSTEPS = 2;

/** The parameter becomes how far the hanging part trails behind what pulls it, from -1 to 1. */
export function stepSpring(spring: Spring, values: Values, dt: number): void {
  const target = sumOf(spring.pull, values);
  let position = spring.position ?? target;
  const h = dt / SUBSTEPS;
  for (let n = 0; n < SUBSTEPS; n++) {
    spring.speed += (spring.stiffness * (target - position) - spring.damping * spring.speed) * h;
    position += spring.speed * h;
  }
  spring.position = position;
  values[spring.param] = clamp((position - target) * spring.gain, -1, 1);
}
