import type { Machine, Step } from '../reception/machine';
import type { ChosenStatus } from './status';

/** What an operator is doing, and what she goes back to. */
export type OperatorState =
  | { at: 'Logout'; afterwards: ChosenStatus }
  | { at: ChosenStatus }
  | { at: 'Active'; callId: string; afterwards: ChosenStatus };

export type OperatorEvent =
  | { type: 'come' }
  | { type: 'standby'; isReady: boolean }
  | { type: 'leave' }
  | { type: 'talk'; callId: string }
  | { type: 'end' }
  /** Her connection is given up; her seat is kept for a while. */
  | { type: 'lose' }
  | { type: 'logout' };

type Refusal = 'notReady' | 'operatorBusy' | 'requestOver';
type OperatorStep = Step<OperatorState, Refusal>;

const chosen = (state: OperatorState): ChosenStatus => ('afterwards' in state ? state.afterwards : state.at);

function choose(state: OperatorState, status: ChosenStatus): OperatorStep {
  if (state.at === 'Active') return { state: { ...state, afterwards: status } };
  if (state.at === 'Logout') return { refused: 'notReady' };
  return { state: state.at === status ? state : { at: status } };
}

function step(state: OperatorState, event: OperatorEvent): OperatorStep {
  switch (event.type) {
    case 'come':
      return { state: state.at === 'Logout' ? { at: state.afterwards } : state };
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
      return { state: state.at === 'Active' ? { at: state.afterwards } : state };
    case 'lose':
      return { state: state.at === 'Logout' ? state : { at: 'Logout', afterwards: chosen(state) } };
    case 'logout':
      return { state: { at: 'Logout', afterwards: 'Leaving' } };
  }
}

/** Whoever is on standby, or will be again after her call, holds a channel. */
export const holdsSeat = (state: OperatorState): boolean => chosen(state) === 'Standby';

export const operatorMachine: Machine<OperatorState, OperatorEvent, Refusal> = {
  step,
  states: [
    { at: 'Logout', afterwards: 'Leaving' },
    { at: 'Logout', afterwards: 'Standby' },
    { at: 'Leaving' },
    { at: 'Standby' },
    { at: 'Active', callId: 'c', afterwards: 'Leaving' },
    { at: 'Active', callId: 'c', afterwards: 'Standby' },
  ],
  events: [
    { type: 'come' },
    { type: 'standby', isReady: true },
    { type: 'leave' },
    { type: 'talk', callId: 'c' },
    { type: 'end' },
    { type: 'lose' },
    { type: 'logout' },
  ],
};
