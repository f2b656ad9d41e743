import type { Machine, Step } from './machine';
import { nearestCircle } from './nearestCircle';
import { timing } from './timing';

/** Why a request ended without a call. */
export const requestEnds = ['timedOut', 'declined', 'calledOff', 'signageLost', 'removed'] as const;
export type RequestEnd = (typeof requestEnds)[number];

/** Of a request: nobody is free, somebody's desk rings, somebody took it, or it is over. */
export type RequestState =
  | { at: 'Waiting'; declined: readonly number[]; until: number }
  | { at: 'Ringing'; ringing: readonly number[]; declined: readonly number[]; until: number }
  | { at: 'Accepted'; by: number }
  | { at: 'Closed'; because: RequestEnd };

/** Who there is for a request. */
interface Answering {
  /** Who could answer now, nearest first: those further away are rung when nobody nearer is left. */
  circles: readonly (readonly number[])[];
  /** Who could answer now or after her call. */
  atWork: readonly number[];
  pressedAt: number;
  now: number;
}

type RequestEvent =
  | ({ type: 'free' } & Answering)
  | { type: 'accept'; by: number }
  | { type: 'decline'; by: number }
  | { type: 'pass'; now: number }
  | { type: 'close'; because: RequestEnd };

type Refusal = 'alreadyAnswered' | 'requestOver';
type RequestStep = Step<RequestState, Refusal>;
type Open = RequestState & { at: 'Waiting' | 'Ringing' };

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

function wait(state: Open, { atWork, pressedAt, now }: Answering): RequestStep {
  const atLatest = pressedAt + timing.wait;
  if (atLatest <= now) return { state: { at: 'Closed', because: 'timedOut' } };
  const { declined } = state;
  const since = state.at === 'Waiting' ? state.until : atLatest;
  const until = atWork.length > 0 ? atLatest : Math.min(since, atLatest, now + timing.waitForNobody);
  return { state: state.at === 'Waiting' && state.until === until ? state : { at: 'Waiting', declined, until } };
}

function offer(state: RequestState, answering: Answering): RequestStep {
  if (state.at !== 'Waiting' && state.at !== 'Ringing') return { state };
  const { circles, atWork, pressedAt, now } = answering;
  const { declined } = state;
  const hasDeclined = (id: number) => declined.includes(id);
  if (declined.length > 0 && atWork.every(hasDeclined)) return { state: { at: 'Closed', because: 'declined' } };
  const ringing = nearestCircle(circles.map((circle) => circle.filter((id) => !hasDeclined(id))));
  if (ringing.length === 0) return wait(state, answering);
  if (state.at === 'Ringing') return { state: isSame(ringing, state.ringing) ? state : { ...state, ringing } };
  if (pressedAt + timing.wait <= now) return { state: { at: 'Closed', because: 'timedOut' } };
  return { state: { at: 'Ringing', ringing, declined, until: now + timing.ring } };
}

function accept(state: RequestState, by: number): RequestStep {
  if (state.at === 'Accepted') return state.by === by ? { state } : { refused: 'alreadyAnswered' };
  if (state.at !== 'Ringing' || !state.ringing.includes(by)) return { refused: 'requestOver' };
  return { state: { at: 'Accepted', by } };
}

function decline(state: RequestState, by: number): RequestStep {
  if (state.at !== 'Ringing' || !state.ringing.includes(by)) return { state };
  const ringing = state.ringing.filter((id) => id !== by);
  const declined = [...state.declined, by];
  // Whether there is somebody else to ring, or to wait for, is found out next.
  if (ringing.length === 0) return { state: { at: 'Waiting', declined, until: state.until } };
  return { state: { ...state, ringing, declined } };
}

function step(state: RequestState, event: RequestEvent): RequestStep {
  switch (event.type) {
    case 'free':
      return offer(state, event);
    case 'accept':
      return accept(state, event.by);
    case 'decline':
      return decline(state, event.by);
    case 'pass':
      return { state: 'until' in state && state.until <= event.now ? { at: 'Closed', because: 'timedOut' } : state };
    case 'close':
      return {
        state: state.at === 'Closed' || state.at === 'Accepted' ? state : { at: 'Closed', because: event.because },
      };
  }
}

export const requestMachine: Machine<RequestState, RequestEvent, Refusal> = {
  step,
  states: [
    { at: 'Waiting', declined: [], until: 1 },
    { at: 'Waiting', declined: [1], until: 1 },
    { at: 'Ringing', ringing: [1], declined: [], until: 1 },
    { at: 'Ringing', ringing: [1, 2], declined: [], until: 1 },
    { at: 'Accepted', by: 1 },
    { at: 'Closed', because: 'calledOff' },
  ],
  events: [
    { type: 'free', circles: [], atWork: [], pressedAt: 0, now: 0 },
    { type: 'free', circles: [[1, 2]], atWork: [1, 2], pressedAt: 0, now: 0 },
    { type: 'accept', by: 1 },
    { type: 'decline', by: 1 },
    { type: 'pass', now: 1 },
    { type: 'close', because: 'calledOff' },
  ],
};
