import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { Ring } from '@mukae/contract/realtime/messageFields';
import type { ServerMessage, ServerMessageName, Snapshot } from '@mukae/contract/realtime/serverMessages';
import type { LiveState } from './liveState';

/** The messages that change what a page knows; the others concern whoever listens for them. */
export const toldNames = [
  'wsInit',
  'pong',
  'operatorStateTransition',
  'reflectSignageState',
  'reflectOperatorState',
  'deviceStateTransition',
  'callFromSignage',
  'acceptRequest',
  'submitCall',
  'monitoringStart',
  'informCallId',
  'signageConnectionLosted',
  'serviceClosed',
] as const satisfies readonly ServerMessageName[];

type ToldMessage = Extract<ServerMessage, { type: (typeof toldNames)[number] }>;

const byWaiting = (a: Ring, b: Ring) => a.pressedAt - b.pressedAt;

const withRing = (rings: readonly Ring[], ring: Ring): readonly Ring[] =>
  [...rings.filter(({ requestId }) => requestId !== ring.requestId), ring].sort(byWaiting);

function fromSnapshot(state: LiveState, snapshot: Snapshot | null): LiveState {
  if (snapshot?.of !== 'console') return state;
  const { of: _, signages, devices, rings, call, ...me } = snapshot;
  return {
    ...state,
    me,
    signages: new Map(signages.map((signage) => [signage.signageId, signage])),
    devices: new Map(devices.map((told) => [told.signageId, told])),
    operators: new Map(),
    rings: rings.toSorted(byWaiting),
    call,
  };
}

const statusById = ({ userId, status }: { userId: number; status: OperatorStatus }) => [userId, status] as const;

/** What is known after a message. */
export function hear(state: LiveState, message: ToldMessage, now: number): LiveState {
  switch (message.type) {
    case 'wsInit':
      return fromSnapshot(state, message.snapshot);
    case 'pong':
      return { ...state, clockAheadMs: message.now - now };
    case 'operatorStateTransition': {
      const { type: _, ...me } = message;
      return { ...state, me };
    }
    case 'reflectSignageState':
      return { ...state, signages: new Map(state.signages).set(message.signage.signageId, message.signage) };
    case 'reflectOperatorState':
      return { ...state, operators: new Map([...state.operators, ...message.operators.map(statusById)]) };
    case 'deviceStateTransition': {
      const { signageId, camera, microphone } = message;
      return { ...state, devices: new Map(state.devices).set(signageId, { signageId, camera, microphone }) };
    }
    case 'callFromSignage':
      return { ...state, rings: withRing(state.rings, message.ring) };
    case 'acceptRequest':
      return { ...state, rings: state.rings.filter(({ requestId }) => requestId !== message.requestId) };
    case 'submitCall':
    case 'monitoringStart':
      return { ...state, call: message.call };
    case 'informCallId':
      return state.call?.callId === message.callId
        ? { ...state, call: { ...state.call, peers: { ...state.call.peers, signage: message.peerId } } }
        : state;
    // Also before anybody listens for it: the operation screen begins with what is known by then.
    case 'signageConnectionLosted':
      return state.call?.callId === message.callId
        ? { ...state, call: { ...state.call, isSignageLost: message.isLost } }
        : state;
    case 'serviceClosed':
      return state.call?.callId === message.callId ? { ...state, call: null } : state;
  }
}
