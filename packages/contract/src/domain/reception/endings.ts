import { type CallEnd, callMachine } from '../call/call.machine';
import { operatorMachine } from '../operator/operator.machine';
import { signageMachine } from '../signage/signage.machine';
import type { CallEntry, RequestEntry } from './desk';
import type { DeskDraft } from './deskDraft';
import { type RequestEnd, requestMachine } from './request.machine';

/** The call ends, and both sides are free again. */
export function endCall(draft: DeskDraft, call: CallEntry, because: CallEnd): void {
  const over = callMachine.step(call.state, { type: 'end', because });
  if ('refused' in over) return;
  draft.calls.set(call.id, { ...call, state: over.state });

  const signage = draft.signages.get(call.signageId);
  if (signage && 'callId' in signage.state && signage.state.callId === call.id) {
    const next = signageMachine.step(signage.state, { type: 'end' });
    if ('state' in next) draft.signages.set(call.signageId, { ...signage, state: next.state });
  }
  const operator = draft.operators.get(call.userId);
  if (operator?.watches === call.id) draft.operators.set(call.userId, { ...operator, watches: null });
  if (operator?.state.at === 'Active' && operator.state.callId === call.id) {
    const next = operatorMachine.step(operator.state, { type: 'end' });
    if ('state' in next) draft.operators.set(call.userId, { ...operator, state: next.state });
  }
}

/** The request ends without a call, and the signage waits for the next visitor. */
export function closeRequest(draft: DeskDraft, request: RequestEntry, because: RequestEnd): void {
  const over = requestMachine.step(request.state, { type: 'close', because });
  if ('state' in over) settleClosed(draft, { ...request, state: over.state });
}

/** Writes a request; one that is over lets its signage go. */
export function settleClosed(draft: DeskDraft, request: RequestEntry): void {
  draft.requests.set(request.id, request);
  const signage = draft.signages.get(request.signageId);
  const isItsOwn = signage && 'requestId' in signage.state && signage.state.requestId === request.id;
  if (request.state.at !== 'Closed' || !isItsOwn) return;
  const next = signageMachine.step(signage.state, { type: 'close' });
  if ('state' in next) draft.signages.set(request.signageId, { ...signage, state: next.state });
}

/** Whatever the signage was in the middle of. */
export function giveUpSignage(draft: DeskDraft, signageId: number, because: 'signageLost' | 'removed'): void {
  const state = draft.signages.get(signageId)?.state;
  if (!state) return;
  const request = 'requestId' in state ? draft.requests.get(state.requestId) : undefined;
  const call = 'callId' in state ? draft.calls.get(state.callId) : undefined;
  if (request) closeRequest(draft, request, because);
  if (call) endCall(draft, call, because);
}

/** Whatever the operator was in the middle of. */
export function giveUpOperator(draft: DeskDraft, userId: number, because: 'operatorLost' | 'operatorLeft'): void {
  const operator = draft.operators.get(userId);
  if (!operator) return;
  const talking = operator.state.at === 'Active' ? draft.calls.get(operator.state.callId) : undefined;
  const watching = operator.watches === null ? undefined : draft.calls.get(operator.watches);
  if (talking) endCall(draft, talking, because);
  if (watching) endCall(draft, watching, because);
}
