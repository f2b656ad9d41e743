import { type CallEnd, type CallKind, callEnds } from '../call/call.machine';
import type { CallEntry, Desk, RequestEntry } from './desk';
import type { DeskChanges } from './deskChanges';
import { lostFor } from './link';
import { type RequestEnd, requestEnds } from './request.machine';

/** Why it ended: a request without a call, or a call. */
export const outcomes = [...new Set<CallEnd | RequestEnd>([...callEnds, ...requestEnds])];
export type Outcome = CallEnd | RequestEnd;

/** One request or call, once it is over: the line that stays for ever. */
export interface ReceptionRecord {
  /** Of the call, or of a request that became none. */
  id: string;
  /** Nobody asked: null. */
  requestId: string | null;
  kind: CallKind;
  signageId: number;
  /** Nobody answered: null. */
  userId: number | null;
  touchButton: string;
  pressedAt: number | null;
  rungAt: number | null;
  acceptedAt: number | null;
  /** When sound or picture first arrived: the talk counts from here. */
  connectedAt: number | null;
  firstSoundAt: number | null;
  firstPictureAt: number | null;
  endedAt: number;
  outcome: Outcome;
  /** How many operators it rang. */
  rungCount: number;
  /** What was reserved for it; null: nothing. */
  reservationId: number | null;
}

const ofRequest = (request: RequestEntry, outcome: RequestEnd, endedAt: number): ReceptionRecord => ({
  id: request.id,
  requestId: request.id,
  kind: 'reception',
  signageId: request.signageId,
  userId: null,
  touchButton: request.touchButton,
  pressedAt: request.pressedAt,
  rungAt: request.rungAt,
  acceptedAt: null,
  connectedAt: null,
  firstSoundAt: null,
  firstPictureAt: null,
  endedAt,
  outcome,
  rungCount: request.rung.length,
  reservationId: null,
});

const earliest = (...times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

const ofCall = (call: CallEntry, outcome: CallEnd, endedAt: number): ReceptionRecord => ({
  id: call.id,
  requestId: call.request?.id ?? null,
  kind: call.kind,
  signageId: call.signageId,
  userId: call.userId,
  touchButton: call.request?.touchButton ?? '',
  pressedAt: call.request?.pressedAt ?? null,
  rungAt: call.request?.rungAt ?? null,
  acceptedAt: call.beganAt,
  connectedAt: earliest(call.firstSoundAt, call.firstPictureAt),
  firstSoundAt: call.firstSoundAt,
  firstPictureAt: call.firstPictureAt,
  endedAt,
  outcome,
  rungCount: call.request?.rung.length ?? 0,
  reservationId: call.meeting?.reservationId ?? null,
});

/** Nobody talks with who is lost: whatever ends the call then, it was over when she went. */
function endOf({ signageId, userId }: CallEntry, before: Desk, now: number): number {
  const sides = [before.signages.get(signageId), before.operators.get(userId)];
  return now - Math.max(...sides.map((side) => (side ? lostFor(side.link, now) : 0)));
}

/** The lines to write for what these changes bring to an end. */
export function recordsOf(before: Desk, changes: DeskChanges, now: number): ReceptionRecord[] {
  const records: ReceptionRecord[] = [];
  for (const request of changes.requests.values()) {
    if (request?.state.at === 'Closed') records.push(ofRequest(request, request.state.because, now));
  }
  for (const call of changes.calls.values()) {
    if (call?.state.at === 'Ended') records.push(ofCall(call, call.state.because, endOf(call, before, now)));
  }
  return records;
}
