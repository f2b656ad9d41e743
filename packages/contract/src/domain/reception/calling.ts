import { callMachine } from '../call/call.machine';
import { isOver } from '../reservation/meeting';
import { isResting, type SignageState } from '../signage/signage.machine';
import type { CallEntry } from './desk';
import type { DeskDraft } from './deskDraft';
import type { Happening } from './deskEvents';
import { endCall } from './endings';
import { prolonged } from './meetings';
import { type MoveOutcome, moveOperator, moveSignage } from './moves';

export const newCall = (
  call: Pick<CallEntry, 'id' | 'kind' | 'signageId' | 'userId' | 'characterId' | 'request' | 'meeting'>,
  peers: CallEntry['peers'],
  now: number,
): CallEntry => ({
  ...call,
  beganAt: now,
  firstSoundAt: null,
  firstPictureAt: null,
  peers,
  isSharing: false,
  view: null,
  writtenLine: null,
  state: { at: 'Connecting' },
});

export const characterOf = (draft: DeskDraft, userId: number): number | null =>
  draft.operators.get(userId)?.characterId ?? null;

export function stopWatching(draft: DeskDraft, userId: number): void {
  const { watches } = draft.operators.get(userId) ?? { watches: null };
  const watching = watches === null ? undefined : draft.calls.get(watches);
  if (watching) endCall(draft, watching, 'operatorCalled');
}

/** Said again, because the answer did not arrive: she is in it already. */
const isThereAlready = (call: CallEntry | undefined, { signageId, peerId }: { signageId: number; peerId: string }) =>
  call?.signageId === signageId && call.peers.operator === peerId;

const isWatchedBy = (draft: DeskDraft, userId: number, state: SignageState): boolean =>
  state.at === 'Monitoring' && draft.calls.get(state.callId)?.userId === userId;

type As = Pick<CallEntry, 'characterId' | 'meeting'>;

/** A signage that is there and rests may be entered; so may one that she is watching herself. */
function goIn(draft: DeskDraft, event: Happening<'entered' | 'hostEntered'>, as: As, now: number): MoveOutcome {
  const { signageId, userId, callId, peerId } = event;
  const state = draft.operators.get(userId)?.state;
  if (state?.at === 'Active' && isThereAlready(draft.calls.get(state.callId), event)) return undefined;
  const signage = draft.signages.get(signageId);
  if (signage?.link.is !== 'up') return 'signageAway';
  if (!isResting(signage.state) && !isWatchedBy(draft, userId, signage.state)) return 'signageBusy';
  if (draft.operators.get(userId)?.state.at === 'Active') return 'operatorBusy';
  stopWatching(draft, userId);
  const refused =
    moveOperator(draft, userId, { type: 'talk', callId }) ?? moveSignage(draft, signageId, { type: 'talk', callId });
  if (refused) return refused;
  const call = {
    id: callId,
    kind: 'entered',
    signageId,
    userId,
    request: null,
    ...as,
  } as const;
  draft.calls.set(callId, newCall(call, { signage: null, operator: peerId }, now));
  return undefined;
}

export const entered = (draft: DeskDraft, event: Happening<'entered'>, now: number): MoveOutcome =>
  goIn(draft, event, { characterId: characterOf(draft, event.userId), meeting: null }, now);

/** Only while the window is open, and only to whoever came for the same meeting. */
export function hostEntered(draft: DeskDraft, event: Happening<'hostEntered'>, now: number): MoveOutcome {
  const { signageId, characterId } = event;
  const guests = draft.signages.get(signageId)?.meeting ?? null;
  // It may have been prolonged after it was read.
  const meeting = prolonged(guests, event.meeting);
  if (isOver(meeting, now)) return 'meetingClosed';
  if (guests?.reservationId !== meeting.reservationId) return 'signageAway';
  return goIn(draft, event, { characterId, meeting }, now);
}

export function watched(draft: DeskDraft, event: Happening<'watched'>, now: number): MoveOutcome {
  const { signageId, userId, callId, peerId } = event;
  const { watches } = draft.operators.get(userId) ?? { watches: null };
  if (watches !== null && isThereAlready(draft.calls.get(watches), event)) return undefined;
  if (draft.signages.get(signageId)?.link.is !== 'up') return 'signageAway';
  if (draft.operators.get(userId)?.state.at === 'Active') return 'operatorBusy';
  stopWatching(draft, userId);
  const operator = draft.operators.get(userId);
  if (!operator) return 'notReady';
  const refused = moveSignage(draft, signageId, { type: 'watch', callId });
  if (refused) return refused;
  draft.operators.set(userId, { ...operator, watches: callId });
  const call = {
    id: callId,
    kind: 'monitoring',
    signageId,
    userId,
    characterId: null,
    request: null,
    meeting: null,
  } as const;
  draft.calls.set(callId, newCall(call, { signage: null, operator: peerId }, now));
  return undefined;
}

export function changeCall(draft: DeskDraft, callId: string, change: (call: CallEntry) => CallEntry): MoveOutcome {
  const call = draft.calls.get(callId);
  if (!call || call.state.at === 'Ended') return 'callOver';
  draft.calls.set(callId, change(call));
  return undefined;
}

export function arrived(call: CallEntry, what: 'sound' | 'picture', now: number): CallEntry {
  const next = callMachine.step(call.state, { type: 'arrive', at: now });
  const state = 'state' in next ? next.state : call.state;
  if (what === 'sound') return call.firstSoundAt === null ? { ...call, state, firstSoundAt: now } : call;
  return call.firstPictureAt === null ? { ...call, state, firstPictureAt: now } : call;
}

export function ended(draft: DeskDraft, { callId, because }: Happening<'ended'>): MoveOutcome {
  const call = draft.calls.get(callId);
  if (!call) return 'callOver';
  endCall(draft, call, because);
  return undefined;
}
