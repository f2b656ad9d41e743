import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { dayOf, type TimeSlot } from '@mukae/contract/domain/reservation/slot';

const minuteMs = 60 * 1000;
const soonMinutes = 10;

/** The one that goes on, or the one that comes; undefined: nothing is left today. */
export const nextOf = (meetings: readonly Reservation[], now: Date): Reservation | undefined =>
  meetings.find(({ endsAt }) => endsAt > now);

/** How a meeting stands to the time: minutes are whole ones, until it begins. */
export type Nearing =
  | { is: 'ahead'; hours: number; minutes: number; isSoon: boolean }
  | { is: 'running' }
  | { is: 'over' };

export function nearing({ startsAt, endsAt }: TimeSlot, now: Date): Nearing {
  if (endsAt <= now) return { is: 'over' };
  if (startsAt <= now) return { is: 'running' };
  const left = Math.ceil((startsAt.getTime() - now.getTime()) / minuteMs);
  return { is: 'ahead', hours: Math.floor(left / 60), minutes: left % 60, isSoon: left <= soonMinutes };
}

/** Since when the day leads towards what is ahead: since a meeting ended last, or else since midnight. */
export function aheadSince(meetings: readonly TimeSlot[], now: Date): Date {
  const ended = meetings.filter(({ endsAt }) => endsAt <= now).map(({ endsAt }) => endsAt.getTime());
  return ended.length > 0 ? new Date(Math.max(...ended)) : dayOf(now).startsAt;
}

/** How far it is from there towards a start, in per cent. */
export function towardsStart({ startsAt }: Pick<TimeSlot, 'startsAt'>, since: Date, now: Date): number {
  if (now >= startsAt) return 100;
  return ((now.getTime() - since.getTime()) / (startsAt.getTime() - since.getTime())) * 100;
}
