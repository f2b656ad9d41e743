import { scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { type Moment, percentile } from './beats';
import type { Message } from './watched';

/** How far the mouth is open in frames as they were sent. */
export const jawIn = (messages: readonly Message[]): Moment[] =>
  messages.flatMap(({ at, bytes }) => {
    const told = decodeFrame(Uint8Array.from(bytes));
    return told ? { at, open: scoreOf(told.frame.scores, 'jawOpen') } : [];
  });

/** So many may be missed, and it is still the same figure. */
const enough = 0.9;

/** Tells how long beats took; gives back the 95th percentile, or infinity where too many were not seen at all. */
export function tellDelays(what: string, delays: readonly (number | undefined)[]): number {
  const seen = delays.filter((delay) => delay !== undefined);
  const at = (part: number) => percentile(part, seen);
  console.log(
    `  ${what}: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} (${at(0).toFixed(0)} to ${at(1).toFixed(0)}), ` +
      `${seen.length} of ${delays.length} beats`,
  );
  return seen.length === 0 || seen.length < enough * delays.length ? Number.POSITIVE_INFINITY : at(0.95);
}
