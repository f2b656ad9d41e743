import type { CallEnd, CallKind } from '@mukae/contract/domain/call/call.machine';

/** Where there was no reception a call ends quietly for the signage; for the operator it was a conversation like any other. */
export const endForHer = (kind: CallKind, because: CallEnd): CallEnd =>
  because === 'endedQuietly' && kind !== 'monitoring' ? 'operatorEnded' : because;
