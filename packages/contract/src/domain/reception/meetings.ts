import { isOver, type Meeting } from '../reservation/meeting';
import { signageLeft } from './comings';
import type { CallEntry, SignageEntry } from './desk';
import type { DeskDraft } from './deskDraft';
import type { Happening } from './deskEvents';
import { endCall } from './endings';
import { up } from './link';
import { type MoveOutcome, newSignage } from './moves';

const callsOf = (draft: DeskDraft, reservationId: number): CallEntry[] =>
  [...draft.calls.entries()].flatMap(([, call]) => (call.meeting?.reservationId === reservationId ? [call] : []));

const guestsOf = (draft: DeskDraft, reservationId: number): [number, SignageEntry][] =>
  [...draft.signages.entries()].filter(([, { meeting }]) => meeting?.reservationId === reservationId);

/** The call ends, and whoever came by the link is let go. */
function close(draft: DeskDraft, reservationId: number): void {
  for (const call of callsOf(draft, reservationId)) endCall(draft, call, 'windowOver');
  for (const [signageId] of guestsOf(draft, reservationId)) signageLeft(draft, signageId, 'signageLost');
}

/** Of one meeting the later end counts, in whichever order its ends are told. */
export const prolonged = (known: Meeting | null, told: Meeting): Meeting =>
  known?.reservationId === told.reservationId && known.until > told.until ? known : told;

/** Whatever was there before her is over, unless what she came for ended on her way: the signage is hers from now on. */
export function guestCame(draft: DeskDraft, { signageId, meeting }: Happening<'guestCame'>, now: number): MoveOutcome {
  const before = draft.signages.get(signageId)?.meeting ?? null;
  // Her session may have been read right before it was prolonged.
  const hers = prolonged(before, meeting);
  if (isOver(hers, now)) return 'meetingClosed';
  if (before && before.reservationId !== hers.reservationId) close(draft, before.reservationId);
  const entry = draft.signages.get(signageId) ?? newSignage;
  draft.signages.set(signageId, { ...entry, link: up, meeting: hers });
  return undefined;
}

export function meetingProlonged(draft: DeskDraft, { meeting }: Happening<'meetingProlonged'>): MoveOutcome {
  const { reservationId } = meeting;
  for (const call of callsOf(draft, reservationId))
    draft.calls.set(call.id, { ...call, meeting: prolonged(call.meeting, meeting) });
  for (const [id, entry] of guestsOf(draft, reservationId))
    draft.signages.set(id, { ...entry, meeting: prolonged(entry.meeting, meeting) });
  return undefined;
}

export function meetingCancelled(draft: DeskDraft, { reservationId }: Happening<'meetingCancelled'>): MoveOutcome {
  close(draft, reservationId);
  return undefined;
}

/** Whatever goes on in it ends with its window. */
export function closeOver(draft: DeskDraft, now: number): void {
  const running = [
    ...[...draft.calls.entries()].map(([, { meeting }]) => meeting),
    ...[...draft.signages.entries()].map(([, { meeting }]) => meeting),
  ];
  for (const meeting of running) if (meeting && isOver(meeting, now)) close(draft, meeting.reservationId);
}
