const second = 1000;
const kilobyte = 1024;

/** How slowly a request may come, and how many of one address may be half sent. */
export interface BodyLimits {
  headersWithinMs: number;
  /** For what is no form, for it is small, and for the rest of what was answered already. */
  wholeWithinMs: number;
  /** A form may be a film on a phone's bad line: it has to go on coming. */
  bytesPerSecond: number;
  formWindowMs: number;
  /** What was answered goes on coming, or is not waited for. */
  answeredWindowMs: number;
  unfinishedOfAddress: number;
}

export const bodyLimits: BodyLimits = {
  headersWithinMs: 15 * second,
  wholeWithinMs: 20 * second,
  bytesPerSecond: 8 * kilobyte,
  formWindowMs: 30 * second,
  answeredWindowMs: 2 * second,
  unfinishedOfAddress: 200,
};

/** `answered`: nobody waits for it any more but its sender, who may look for the answer only when all is sent. */
export type BodyKind = 'form' | 'other' | 'answered';

/** What of a body has come by now. */
interface Progress {
  kind: BodyKind;
  /** Since the beginning of the body, or since it was answered. */
  ageMs: number;
  /** Since the beginning of its window. */
  ms: number;
  /** Within that window. */
  bytes: number;
}

/** Early: too early to tell. */
export function paceOf({ kind, ageMs, ms, bytes }: Progress, limits: BodyLimits): 'early' | 'slow' | 'fine' {
  if (kind !== 'form' && ageMs >= limits.wholeWithinMs) return 'slow';
  if (kind === 'other') return 'early';
  if (ms < (kind === 'form' ? limits.formWindowMs : limits.answeredWindowMs)) return 'early';
  return bytes < (limits.bytesPerSecond * ms) / second ? 'slow' : 'fine';
}
