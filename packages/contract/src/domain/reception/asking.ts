import { characterOf, newCall, stopWatching } from './calling';
import type { DeskDraft } from './deskDraft';
import type { Happening } from './deskEvents';
import { closeRequest, endCall, settleClosed } from './endings';
import { type MoveOutcome, moveOperator, moveSignage } from './moves';
import { requestMachine } from './request.machine';
import { timing } from './timing';

export function pressed(draft: DeskDraft, event: Happening<'pressed'>, now: number): MoveOutcome {
  const { signageId, requestId, touchButton, peerId } = event;
  const known = draft.requests.get(requestId);
  if (known?.signageId === signageId) return undefined;
  if (known || draft.over.has(requestId)) return 'requestOver';
  const signage = draft.signages.get(signageId);
  if (signage?.link.is !== 'up') return 'signageAway';
  const refused = moveSignage(draft, signageId, { type: 'press', requestId });
  if (refused) return refused;
  const watching = signage.state.at === 'Monitoring' ? draft.calls.get(signage.state.callId) : undefined;
  if (watching) endCall(draft, watching, 'visitorCalled');
  draft.requests.set(requestId, {
    id: requestId,
    signageId,
    touchButton,
    peerId,
    pressedAt: now,
    rungAt: null,
    rung: [],
    hasPicture: false,
    state: { at: 'Waiting', declined: [], until: now + timing.wait },
  });
  return undefined;
}

export function pictured(draft: DeskDraft, { signageId, requestId }: Happening<'pictured'>): MoveOutcome {
  const request = draft.requests.get(requestId);
  if (request?.signageId !== signageId) return 'requestOver';
  draft.requests.set(requestId, { ...request, hasPicture: true });
  return undefined;
}

export function calledOff(draft: DeskDraft, { signageId, requestId }: Happening<'calledOff'>): MoveOutcome {
  const request = draft.requests.get(requestId);
  if (request?.signageId !== signageId) return 'requestOver';
  closeRequest(draft, request, 'calledOff');
  return undefined;
}

function whoAnswered(draft: DeskDraft, requestId: string, userId: number): MoveOutcome {
  for (const [, call] of draft.calls.entries()) {
    if (call.request?.id === requestId) return call.userId === userId ? undefined : 'alreadyAnswered';
  }
  return draft.over.get(requestId) === 'answered' ? 'alreadyAnswered' : 'requestOver';
}

export function accepted(draft: DeskDraft, event: Happening<'accepted'>, now: number): MoveOutcome {
  const { requestId, userId, callId, peerId } = event;
  const request = draft.requests.get(requestId);
  if (!request) return whoAnswered(draft, requestId, userId);
  if (draft.operators.get(userId)?.state.at === 'Active') return 'operatorBusy';
  const next = requestMachine.step(request.state, { type: 'accept', by: userId });
  if ('refused' in next) return next.refused;
  stopWatching(draft, userId);
  const refused =
    moveOperator(draft, userId, { type: 'talk', callId }) ??
    moveSignage(draft, request.signageId, { type: 'talk', callId });
  if (refused) return refused;
  draft.requests.set(requestId, { ...request, state: next.state });
  const { id, signageId, touchButton, pressedAt, rungAt, rung } = request;
  const answered = { id, touchButton, pressedAt, rungAt, rung };
  const call = {
    id: callId,
    kind: 'reception',
    signageId,
    userId,
    characterId: characterOf(draft, userId),
    request: answered,
    meeting: null,
  } as const;
  draft.calls.set(callId, newCall(call, { signage: request.peerId, operator: peerId }, now));
  return undefined;
}

export function declined(draft: DeskDraft, { requestId, userId }: Happening<'declined'>): MoveOutcome {
  const request = draft.requests.get(requestId);
  if (!request) return 'requestOver';
  const next = requestMachine.step(request.state, { type: 'decline', by: userId });
  if ('refused' in next) return next.refused;
  // Somebody whom it does not ring has nothing to decline.
  if (next.state !== request.state) settleClosed(draft, { ...request, state: next.state });
  return undefined;
}
