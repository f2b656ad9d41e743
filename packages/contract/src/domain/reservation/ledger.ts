import { japanMonth } from '../time/japanTime';
import { earlierOf, laterOf } from '../time/order';
import { firstOpenMonth } from './closing';
import { feeOf, isFreeUse, isShortUse, minutesTalked } from './fee';
import type { TimeSlot } from './slot';

/** What was talked in one go within a reservation, as it is counted. */
export interface TalkedUse {
  talkedFrom: Date;
  talkedUntil: Date;
  minutes: number;
  /** Yen for ten minutes, as it was when the slot was reserved. */
  rate: number;
  /** By the formula, also where it is not asked for. */
  fee: number;
  isFree: boolean;
  /** What is asked for, without tax. */
  amount: number;
}

/** In yen; no correction is larger, nor pays back more. */
export const correctionMax = 10_000_000;

/** What was talked; what somebody set right afterwards; what one month hands on to the next. */
export const lineKinds = ['use', 'correction', 'carried'] as const;
export type LineKind = (typeof lineKinds)[number];

/** The record of a call in which people talked, with the reservation that it belongs to. */
export interface MeetingCall {
  recordId: string;
  /** Its place among all records. */
  seq: number;
  companyId: number;
  connectedAt: Date;
  endedAt: Date;
  slot: TimeSlot;
  rate: number;
}

/** What is known of the contracts before the first of some calls. */
interface ContractsSoFar {
  /** How many short uses each had. */
  shortUses: ReadonlyMap<number, number>;
  /** The last month that was closed for a company when the record came; undefined: none. */
  closedUntil(companyId: number, seq: number): string | undefined;
}

export interface CountedUse<Call extends MeetingCall> {
  call: Call;
  use: TalkedUse;
  /** Where it stands: in the month of the talk, or the first after it that is open. */
  month: string;
}

/** The part of a call that lies in its window; null: none of it does. */
export function talkedWithin(call: { connectedAt: Date; endedAt: Date }, slot: TimeSlot): TimeSlot | null {
  const startsAt = laterOf(call.connectedAt, slot.startsAt);
  const endsAt = earlierOf(call.endedAt, slot.endsAt);
  return startsAt < endsAt ? { startsAt, endsAt } : null;
}

/** How a stretch that was talked is counted, when so many short uses were before it in the same contract. */
function countUse({ startsAt, endsAt }: TimeSlot, rate: number, shortBefore: number): TalkedUse {
  const minutes = minutesTalked((endsAt.getTime() - startsAt.getTime()) / 1000);
  const fee = feeOf(minutes, rate);
  const isFree = isFreeUse(minutes, shortBefore);
  return { talkedFrom: startsAt, talkedUntil: endsAt, minutes, rate, fee, isFree, amount: isFree ? 0 : fee };
}

/** What calls come to, in the order of their records: those of a contract make one another's short uses many. */
export function usesOf<Call extends MeetingCall>(calls: readonly Call[], before: ContractsSoFar): CountedUse<Call>[] {
  const shortUses = new Map(before.shortUses);
  return calls.flatMap((call) => {
    const talked = talkedWithin(call, call.slot);
    if (!talked) return [];
    const shortBefore = shortUses.get(call.companyId) ?? 0;
    const use = countUse(talked, call.rate, shortBefore);
    if (isShortUse(use.minutes)) shortUses.set(call.companyId, shortBefore + 1);
    const closedUntil = before.closedUntil(call.companyId, call.seq);
    return [{ call, use, month: firstOpenMonth(japanMonth(talked.startsAt), closedUntil) }];
  });
}

export const sumOfAmounts = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
