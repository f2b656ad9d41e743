import type { CallSummary } from '@mukae/contract/calls/callRecords';

export const fatesOfCalls = ['answered', 'missed', 'messageLeft', 'calledOff', 'cutOff'] as const;
type CallFate = (typeof fatesOfCalls)[number];
type Fates = Readonly<Record<CallFate, number>>;

type Counted = Pick<CallSummary, 'requests' | 'answered' | 'missed' | 'messages' | 'calledOff'>;
const noCalls: Counted = { requests: 0, answered: 0, missed: 0, messages: 0, calledOff: 0 };

export const fatesOfDay = ({ requests, answered, missed, messages, calledOff }: Counted): Fates => ({
  answered,
  missed,
  messageLeft: messages,
  calledOff,
  cutOff: requests - answered - missed - messages - calledOff,
});

/** What is not everyday is told only where it happened. */
const seldom: readonly CallFate[] = ['messageLeft', 'cutOff'];

export const fatesToTell = (fates: Fates): CallFate[] =>
  fatesOfCalls.filter((fate) => fates[fate] > 0 || !seldom.includes(fate));

export interface HourOfCalls {
  hour: number;
  fates: Fates;
  total: number;
}

/** A day at work is in sight even before anybody has called. */
const usualDay = { from: 9, to: 18 };

/** Each hour from the first to the last that matters, also those in which nobody called. */
export function callsOfHours(byHour: CallSummary['byHour'], now: number): HourOfCalls[] {
  const told = byHour.map(({ hour }) => hour);
  const from = Math.min(usualDay.from, now, ...told);
  const to = Math.max(usualDay.to, now, ...told);
  return Array.from({ length: to - from + 1 }, (_, place) => {
    const hour = from + place;
    const counted = byHour.find((one) => one.hour === hour) ?? noCalls;
    return { hour, fates: fatesOfDay(counted), total: counted.requests };
  });
}
