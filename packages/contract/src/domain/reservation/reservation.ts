import type { TimeSlot } from './slot';

const minuteMs = 60 * 1000;

/** How a reservation stands; one that was cancelled stays, for a fee may have to be explained. */
export const reservationStates = ['booked', 'cancelled'] as const;
export type ReservationState = (typeof reservationStates)[number];

export const meetingRules = {
  /** From its start on it can be cancelled for so long. */
  cancelMs: 30 * minuteMs,
  /** By so much it is prolonged at a time. */
  extensionMs: 10 * minuteMs,
  /** So long before its start those who are to meet are reminded. */
  remindMs: 60 * minuteMs,
} as const;

/** Until when it can be cancelled. */
const cancelUntil = ({ startsAt }: Pick<TimeSlot, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + meetingRules.cancelMs);

export const mayCancel = (slot: Pick<TimeSlot, 'startsAt'>, now: Date): boolean => now < cancelUntil(slot);

/** What has begun is not moved any more: somebody may be in it. */
export const mayMove = ({ startsAt }: Pick<TimeSlot, 'startsAt'>, now: Date): boolean => now < startsAt;

/** Whoever hears of it only now need not be reminded. */
export const beginsSoon = ({ startsAt }: Pick<TimeSlot, 'startsAt'>, now: Date): boolean =>
  startsAt.getTime() <= now.getTime() + meetingRules.remindMs;

/** Only now may anybody enter. */
export const isWithinSlot = ({ startsAt, endsAt }: TimeSlot, now: Date): boolean => startsAt <= now && now < endsAt;

/** The meeting is over, was not cancelled, and whom it was for never came. */
export const isNoShow = (
  { state, endsAt, guestCameAt }: { state: ReservationState; endsAt: Date; guestCameAt: Date | null },
  now: Date,
): boolean => state === 'booked' && endsAt <= now && guestCameAt === null;

/** As people write it: R-000001 and up. */
export const reservationNumber = (id: number): string => `R-${String(id).padStart(6, '0')}`;

/** The reservation that such a number names; undefined where it is none. */
export function idInNumber(written: string): number | undefined {
  const [, digits] = /^R-(\d{6,12})$/.exec(written.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A link as a table shows it. */
export const linkInShort = (link: string): string => (link.length > 10 ? `${link.slice(0, 23)}…` : link);
