import { sessionWarning } from '@mukae/contract/domain/account/session';
import { meetingRules } from '@mukae/contract/domain/reservation/reservation';

interface MeetingEnd {
  leftMs: number;
  isNear: boolean;
  canExtend: boolean;
}

/** How the end of a meeting stands: from ten minutes before it can be put off. */
export function meetingEnd(until: number, now: number): MeetingEnd {
  const leftMs = Math.max(0, until - now);
  return {
    leftMs,
    isNear: leftMs <= sessionWarning.beforeEndMs,
    canExtend: leftMs > 0 && leftMs <= meetingRules.extensionMs,
  };
}

/** For ten seconds the end is told: when five minutes are left, or on entering where there are fewer. */
export function isWarned({ until, enteredAt, now }: { until: number; enteredAt: number; now: number }): boolean {
  const warnedFrom = Math.max(until - sessionWarning.beforeEndMs, enteredAt);
  return warnedFrom <= now && now < Math.min(until, warnedFrom + sessionWarning.shownMs);
}
