import { breathsOf } from '@mukae/contract/domain/voice/sentences';
import type { RawSpeech } from './engine';
import type { Turns } from './turns';

const usualLength = 80;
const perCharacterMs = 20;

/** Milliseconds for a line: what one of usual length may take, and more for a longer one. */
export const patienceFor = (text: string, usual: number): number =>
  usual + Math.max(0, text.length - usualLength) * perCharacterMs;

/**
 * open_jtalk writes beyond its memory when a line takes more than 1,023 bytes as it keeps it, three for each character;
 * shorter ones are also sooner done, side by side.
 */
const longest = 120;

/** Each breath of a line in a run of its own, as many at once as may be; when one fails, the others are of no use. */
export async function sayByBreaths(
  text: string,
  { turns, patienceMs, signal }: { turns: Turns; patienceMs: number; signal: AbortSignal },
  say: (breath: string, signal: AbortSignal) => Promise<RawSpeech>,
): Promise<RawSpeech[]> {
  const given = new AbortController();
  const whole = AbortSignal.any([signal, given.signal]);
  const sayInTime = (breath: string) =>
    say(breath, AbortSignal.any([whole, AbortSignal.timeout(patienceFor(breath, patienceMs))]));
  try {
    return await Promise.all(breathsOf(text, longest).map((breath) => turns.take(() => sayInTime(breath), whole)));
  } finally {
    given.abort();
  }
}
