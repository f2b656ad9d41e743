import { timing } from '../reception/timing';

/** Milliseconds until the avatar may make another motion; it finishes one before it begins the next. */
export const untilNextMotion = (lastBeganAt: number | null, now: number): number =>
  lastBeganAt === null ? 0 : Math.max(0, lastBeganAt + timing.motion - now);
