import { healthTiming } from './healthTiming';
import type { HealthReason } from './reportFaults';

/** How a screen is, for whoever looks after it. Never: no device was ever connected. */
export type Health =
  | { is: 'well' }
  | { is: 'attention'; reasons: HealthReason[] }
  | { is: 'away'; since: Date }
  | { is: 'never' };
export type HealthKind = Health['is'];

interface Signs {
  isConnected: boolean;
  /** When its device was connected last, or told of itself; null: never. */
  seenAt: Date | null;
  /** What its last report says is wrong; null: it never told of itself. */
  lastReport: { at: Date; faults: readonly HealthReason[] } | null;
}

/** The one rule of how a screen is. */
export function healthOf({ isConnected, seenAt, lastReport }: Signs, now: Date): Health {
  if (!isConnected) return seenAt === null ? { is: 'never' } : { is: 'away', since: seenAt };
  const lastSign = Math.max(seenAt?.getTime() ?? 0, lastReport?.at.getTime() ?? 0);
  if (now.getTime() - lastSign >= healthTiming.silentAfter) return { is: 'attention', reasons: ['silent'] };
  const reasons = [...(lastReport?.faults ?? [])];
  return reasons.length > 0 ? { is: 'attention', reasons } : { is: 'well' };
}
