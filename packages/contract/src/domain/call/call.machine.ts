import type { Machine, Step } from '../reception/machine';

/** A visitor's request that was answered, an operator who went in by herself, or one who only looks. */
export const callKinds = ['reception', 'entered', 'monitoring'] as const;
export type CallKind = (typeof callKinds)[number];

export const callEnds = [
  'operatorEnded',
  /** The same, but there was no reception: the signage goes on as it was. */
  'endedQuietly',
  /** The same by a web-reservation user: whoever came by her link is not to come back. */
  'meetingEnded',
  /** The time that was reserved is over, or was given back. */
  'windowOver',
  'visitorEnded',
  'operatorLost',
  'operatorLeft',
  'signageLost',
  /** Monitoring gave way to a visitor's request. */
  'visitorCalled',
  /** Monitoring gave way to a call by the same operator. */
  'operatorCalled',
  'removed',
] as const;
export type CallEnd = (typeof callEnds)[number];

export type CallState = { at: 'Connecting' } | { at: 'Talking'; since: number } | { at: 'Ended'; because: CallEnd };

type CallEvent =
  /** The first sound or picture arrived somewhere. */
  { type: 'arrive'; at: number } | { type: 'end'; because: CallEnd };

type CallStep = Step<CallState, 'callOver'>;

function step(state: CallState, event: CallEvent): CallStep {
  if (state.at === 'Ended') return { refused: 'callOver' };
  switch (event.type) {
    case 'arrive':
      return { state: state.at === 'Connecting' ? { at: 'Talking', since: event.at } : state };
    case 'end':
      return { state: { at: 'Ended', because: event.because } };
  }
}

export const callMachine: Machine<CallState, CallEvent, 'callOver'> = {
  step,
  states: [{ at: 'Connecting' }, { at: 'Talking', since: 1 }, { at: 'Ended', because: 'operatorEnded' }],
  events: [
    { type: 'arrive', at: 1 },
    { type: 'end', because: 'operatorEnded' },
  ],
};

/** Whoever came by a link is led out, and not to a screen that waits for others. */
export const endsMeeting = (because: CallEnd): boolean => because === 'meetingEnded' || because === 'windowOver';

/** After a conversation a signage begins anew. */
export const reloadsSignage = (kind: CallKind, because: CallEnd): boolean =>
  kind !== 'monitoring' && because !== 'endedQuietly' && because !== 'signageLost';
