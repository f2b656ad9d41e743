import type { CallEnd } from '@mukae/contract/domain/call/call.machine';

/**
 * What becomes of the screen when a call is over: it waits for the next call, which is on its way; it stays, because the
 * signage can be called again; it makes room for the visitor who rings, at once; or it is left after a moment.
 */
type Afterwards = 'waits' | 'stays' | 'makesRoom' | 'leaves';

const byEnd: Partial<Record<CallEnd, Afterwards>> = {
  operatorCalled: 'waits',
  signageLost: 'stays',
  visitorCalled: 'makesRoom',
};

export const afterwards = (because: CallEnd): Afterwards => byEnd[because] ?? 'leaves';
