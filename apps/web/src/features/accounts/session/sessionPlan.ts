import { sessionWarning } from '@mukae/contract/domain/account/session';

/** A timer that waits longer fires at once, so nobody waits longer in one go. */
const longestWaitMs = 24 * 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

type SessionStep = { kind: 'wait'; ms: number } | { kind: 'warn'; minutesLeft: number } | { kind: 'end' };

const waitFor = (ms: number): SessionStep => ({ kind: 'wait', ms: Math.min(ms, longestWaitMs) });

/** What comes next for a session that ends at `endsAt`. After every wait the end is asked for again: it may have moved. */
export function nextSessionStep({
  now,
  endsAt,
  warnedOf,
}: {
  now: number;
  endsAt: number;
  warnedOf: number | null;
}): SessionStep {
  const left = endsAt - now;
  if (left <= 0) return { kind: 'end' };
  if (left > sessionWarning.beforeEndMs) return waitFor(left - sessionWarning.beforeEndMs);
  if (warnedOf === endsAt) return waitFor(left);
  return { kind: 'warn', minutesLeft: Math.ceil(left / minuteMs) };
}
