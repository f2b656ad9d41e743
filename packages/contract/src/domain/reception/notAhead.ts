import { pauseAfterCallMax } from '../company/pauseAfterCall';
import type { CallEntry, Desk, OperatorEntry, RequestEntry } from './desk';
import { timing } from './timing';

const past = (time: number | null, now: number): number | null => (time === null ? null : Math.min(time, now));

function requestNotAhead(request: RequestEntry, now: number): RequestEntry {
  const { state } = request;
  const times = { pressedAt: Math.min(request.pressedAt, now), rungAt: past(request.rungAt, now) };
  if (state.at !== 'Waiting' && state.at !== 'Ringing') return { ...request, ...times };
  const length = state.at === 'Ringing' ? timing.ring : timing.wait;
  return { ...request, ...times, state: { ...state, until: Math.min(state.until, now + length) } };
}

function operatorNotAhead(operator: OperatorEntry, now: number): OperatorEntry {
  const { state } = operator;
  if (state.at !== 'Standby' || state.pausedUntil === null) return operator;
  return { ...operator, state: { ...state, pausedUntil: Math.min(state.pausedUntil, now + pauseAfterCallMax * 1000) } };
}

function callNotAhead(call: CallEntry, now: number): CallEntry {
  const { request, state } = call;
  return {
    ...call,
    beganAt: Math.min(call.beganAt, now),
    firstSoundAt: past(call.firstSoundAt, now),
    firstPictureAt: past(call.firstPictureAt, now),
    request: request && {
      ...request,
      pressedAt: Math.min(request.pressedAt, now),
      rungAt: past(request.rungAt, now),
    },
    state: state.at === 'Talking' ? { ...state, since: Math.min(state.since, now) } : state,
  };
}

const each = <Key, Entry>(entries: ReadonlyMap<Key, Entry>, change: (entry: Entry) => Entry): Map<Key, Entry> =>
  new Map([...entries].map(([key, entry]) => [key, change(entry)]));

/**
 * A desk that was written while the clock was ahead: nothing happened later than now, and nothing is waited for longer
 * than such a thing ever is.
 */
export const deskNotAhead = (desk: Desk, now: number): Desk => ({
  ...desk,
  requests: each(desk.requests, (request) => requestNotAhead(request, now)),
  operators: each(desk.operators, (operator) => operatorNotAhead(operator, now)),
  calls: each(desk.calls, (call) => callNotAhead(call, now)),
});
