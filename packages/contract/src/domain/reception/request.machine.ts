import type { Machine, Step } from './machine';
import { timing } from './timing';

/** Why a request ended without a call. */
export const requestEnds = ['timedOut', 'declined', 'calledOff', 'signageLost', 'removed'] as const;
export type RequestEnd = (typeof requestEnds)[number];

/** Of a request: nobody is free, somebody's desk rings, somebody took it, or it is over. */
export type RequestState =
  | { at: 'Waiting'; declined: readonly number[] }
  | { at: 'Ringing'; ringing: readonly number[]; declined: readonly number[]; until: number }
  | { at: 'Accepted'; by: number }
  | { at: 'Closed'; because: RequestEnd };

export type RequestEvent =
  /** Who could answer now. */
  | { type: 'free'; operators: readonly number[]; now: number }
  | { type: 'accept'; by: number }
  | { type: 'decline'; by: number }
  | { type: 'pass'; now: number }
  | { type: 'close'; because: RequestEnd };

type Refusal = 'alreadyAnswered' | 'requestOver';
type RequestStep = Step<RequestState, Refusal>;

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

function offer(state: RequestState, operators: readonly number[], now: number): RequestStep {
  if (state.at !== 'Waiting' && state.at !== 'Ringing') return { state };
  const { declined } = state;
  const ringing = operators.filter((id) => !declined.includes(id));
  if (ringing.length === 0 && operators.length > 0) return { state: { at: 'Closed', because: 'declined' } };
  if (ringing.length === 0) return { state: state.at === 'Waiting' ? state : { at: 'Waiting', declined } };
  if (state.at === 'Waiting') return { state: { at: 'Ringing', ringing, declined, until: now + timing.ring } };
  return { state: isSame(ringing, state.ringing) ? state : { ...state, ringing } };
}

function accept(state: RequestState, by: number): RequestStep {
  if (state.at === 'Accepted') return state.by === by ? { state } : { refused: 'alreadyAnswered' };
  if (state.at !== 'Ringing' || !state.ringing.includes(by)) return { refused: 'requestOver' };
  return { state: { at: 'Accepted', by } };
}

function decline(state: RequestState, by: number): RequestStep {
  if (state.at !== 'Ringing' || !state.ringing.includes(by)) return { state };
  const ringing = state.ringing.filter((id) => id !== by);
  if (ringing.length === 0) return { state: { at: 'Closed', because: 'declined' } };
  return { state: { ...state, ringing, declined: [...state.declined, by] } };
}

function step(state: RequestState, event: RequestEvent): RequestStep {
  switch (event.type) {
    case 'free':
      return offer(state, event.operators, event.now);
    case 'accept':
      return accept(state, event.by);
    case 'decline':
      return decline(state, event.by);
    case 'pass':
      return {
        state: state.at === 'Ringing' && state.until <= event.now ? { at: 'Closed', because: 'timedOut' } : state,
      };
    case 'close':
      return {
        state: state.at === 'Closed' || state.at === 'Accepted' ? state : { at: 'Closed', because: event.because },
      };
  }
}

export const requestMachine: Machine<RequestState, RequestEvent, Refusal> = {
  step,
  states: [
    { at: 'Waiting', declined: [] },
    { at: 'Ringing', ringing: [1], declined: [], until: 1 },
    { at: 'Ringing', ringing: [1, 2], declined: [], until: 1 },
    { at: 'Accepted', by: 1 },
    { at: 'Closed', because: 'calledOff' },
  ],
  events: [
    { type: 'free', operators: [], now: 0 },
    { type: 'free', operators: [1, 2], now: 0 },
    { type: 'accept', by: 1 },
    { type: 'decline', by: 1 },
    { type: 'pass', now: 1 },
    { type: 'close', because: 'calledOff' },
  ],
};
