import type { Machine, Step } from '../reception/machine';
import type { DeviceStatus } from './scene';

/** What a signage does while nothing happens; it comes back to it after a call. */
type Rest = 'Standby' | 'Suspended';

export type SignageState =
  | { at: Rest }
  | { at: 'Calling' | 'Crowded'; requestId: string }
  | { at: 'Active' | 'Monitoring'; callId: string; afterwards: Rest };

export type SignageEvent =
  | { type: 'press'; requestId: string }
  | { type: 'ring' }
  | { type: 'wait' }
  | { type: 'close' }
  | { type: 'talk'; callId: string }
  | { type: 'watch'; callId: string }
  | { type: 'end' }
  | { type: 'suspend' }
  | { type: 'restart' };

type SignageStep = Step<SignageState, 'signageBusy'>;

const busy: SignageStep = { refused: 'signageBusy' };

/** Only then anybody enters it or looks on. */
export const isAtRest = (at: DeviceStatus): at is Rest => at === 'Standby' || at === 'Suspended';
export const isResting = (state: SignageState): state is { at: Rest } => isAtRest(state.at);
const isRequesting = (state: SignageState) => state.at === 'Calling' || state.at === 'Crowded';

/** Whether a visitor may call: also while somebody only looks on. */
export const mayCall = (state: SignageState): boolean =>
  state.at === 'Standby' || (state.at === 'Monitoring' && state.afterwards === 'Standby');

function talk(state: SignageState, callId: string): SignageStep {
  if (isResting(state)) return { state: { at: 'Active', callId, afterwards: state.at } };
  return isRequesting(state) ? { state: { at: 'Active', callId, afterwards: 'Standby' } } : busy;
}

function rest(state: SignageState, afterwards: Rest): SignageStep {
  if (isResting(state)) return { state: state.at === afterwards ? state : { at: afterwards } };
  return state.at === 'Active' || state.at === 'Monitoring' ? { state: { ...state, afterwards } } : busy;
}

function step(state: SignageState, event: SignageEvent): SignageStep {
  switch (event.type) {
    case 'press':
      return mayCall(state) ? { state: { at: 'Calling', requestId: event.requestId } } : busy;
    case 'ring':
      return { state: state.at === 'Crowded' ? { ...state, at: 'Calling' } : state };
    case 'wait':
      return { state: state.at === 'Calling' ? { ...state, at: 'Crowded' } : state };
    case 'close':
      return { state: isRequesting(state) ? { at: 'Standby' } : state };
    case 'talk':
      return talk(state, event.callId);
    case 'watch':
      return isResting(state) ? { state: { at: 'Monitoring', callId: event.callId, afterwards: state.at } } : busy;
    case 'end':
      return { state: state.at === 'Active' || state.at === 'Monitoring' ? { at: state.afterwards } : state };
    case 'suspend':
      return rest(state, 'Suspended');
    case 'restart':
      return rest(state, 'Standby');
  }
}

export const signageMachine: Machine<SignageState, SignageEvent, 'signageBusy'> = {
  step,
  states: [
    { at: 'Standby' },
    { at: 'Suspended' },
    { at: 'Calling', requestId: 'r' },
    { at: 'Crowded', requestId: 'r' },
    { at: 'Active', callId: 'c', afterwards: 'Standby' },
    { at: 'Active', callId: 'c', afterwards: 'Suspended' },
    { at: 'Monitoring', callId: 'c', afterwards: 'Standby' },
    { at: 'Monitoring', callId: 'c', afterwards: 'Suspended' },
  ],
  events: [
    { type: 'press', requestId: 'r' },
    { type: 'ring' },
    { type: 'wait' },
    { type: 'close' },
    { type: 'talk', callId: 'c' },
    { type: 'watch', callId: 'c' },
    { type: 'end' },
    { type: 'suspend' },
    { type: 'restart' },
  ],
};
