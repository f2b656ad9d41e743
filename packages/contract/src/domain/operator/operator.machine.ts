import type { Machine, Step } from '../reception/machine';
import type { ChosenStatus } from './status';

/** What an operator is doing, and what she goes back to. */
export type OperatorState =
  | { at: 'Logout'; afterwards: ChosenStatus }
  | { at: 'Leaving' }
  /** After a call she has a moment to herself before she is rung again. */
  | { at: 'Standby'; pausedUntil: number | null }
  | { at: 'Active'; callId: string; afterwards: ChosenStatus };

export type OperatorEvent =
  | { type: 'come' }
  | { type: 'standby'; isReady: boolean }
  | { type: 'leave' }
  | { type: 'talk'; callId: string }
  | { type: 'end' }
  | { type: 'pause'; until: number }
  | { type: 'pass'; now: number }
  /** Her connection is given up; her seat is kept for a while. */
  | { type: 'lose' }
  | { type: 'logout' };

type Refusal = 'notReady' | 'operatorBusy' | 'requestOver';
type OperatorStep = Step<OperatorState, Refusal>;

/** What she has chosen to do, whatever she is in the middle of. */
export const chosenBy = (state: OperatorState): ChosenStatus => ('afterwards' in state ? state.afterwards : state.at);

const resting = { Standby: { at: 'Standby', pausedUntil: null }, Leaving: { at: 'Leaving' } } as const;

function choose(state: OperatorState, status: ChosenStatus): OperatorStep {
  if (state.at === 'Logout') return { refused: 'notReady' };
  if (state.at === 'Active') return { state: state.afterwards === status ? state : { ...state, afterwards: status } };
  // Whoever says in her pause that she is there again is.
  const isSo = state.at === status && !('pausedUntil' in state && state.pausedUntil !== null);
  return { state: isSo ? state : resting[status] };
}

const isPauseOver = (state: OperatorState, now: number): boolean =>
  state.at === 'Standby' && state.pausedUntil !== null && state.pausedUntil <= now;

function step(state: OperatorState, event: OperatorEvent): OperatorStep {
  switch (event.type) {
    case 'come':
      return { state: state.at === 'Logout' ? resting[state.afterwards] : state };
    case 'standby':
      return event.isReady ? choose(state, 'Standby') : { refused: 'notReady' };
    case 'leave':
      return state.at === 'Logout' ? { state: { at: 'Logout', afterwards: 'Leaving' } } : choose(state, 'Leaving');
    case 'talk':
      if (state.at === 'Logout') return { refused: 'requestOver' };
      return state.at === 'Active'
        ? { refused: 'operatorBusy' }
        : { state: { at: 'Active', callId: event.callId, afterwards: state.at } };
    case 'end':
      return { state: state.at === 'Active' ? resting[state.afterwards] : state };
    case 'pause':
      return { state: state.at === 'Standby' ? { ...state, pausedUntil: event.until } : state };
    case 'pass':
      return { state: isPauseOver(state, event.now) ? resting.Standby : state };
    case 'lose':
      return { state: state.at === 'Logout' ? state : { at: 'Logout', afterwards: chosenBy(state) } };
    case 'logout':
      return { state: { at: 'Logout', afterwards: 'Leaving' } };
  }
}

export const operatorMachine: Machine<OperatorState, OperatorEvent, Refusal> = {
  step,
  states: [
    { at: 'Logout', afterwards: 'Leaving' },
    { at: 'Logout', afterwards: 'Standby' },
    { at: 'Leaving' },
    { at: 'Standby', pausedUntil: null },
    { at: 'Standby', pausedUntil: 1 },
    { at: 'Active', callId: 'c', afterwards: 'Leaving' },
    { at: 'Active', callId: 'c', afterwards: 'Standby' },
  ],
  events: [
    { type: 'come' },
    { type: 'standby', isReady: true },
    { type: 'leave' },
    { type: 'talk', callId: 'c' },
    { type: 'end' },
    { type: 'pause', until: 1 },
    { type: 'pass', now: 1 },
    { type: 'lose' },
    { type: 'logout' },
  ],
};
