import { timing } from '@mukae/contract/domain/reception/timing';

const jitter = 0.3;

/** How long to wait before a connection is tried again: ever longer, and not all pages in step. */
export function retryDelay(failures: number, random: number, waitedMs = 0): number {
  const wait = Math.min(timing.retry.first * 2 ** failures, timing.retry.most);
  const spread = 1 - jitter + 2 * jitter * random;
  // Who has waited in vain for an answer has done part of it.
  return Math.max(timing.retry.first * spread, wait * spread - waitedMs);
}
