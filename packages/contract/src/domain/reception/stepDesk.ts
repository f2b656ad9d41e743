import { accepted, calledOff, declined, pictured, pressed } from './asking';
import { arrived, changeCall, ended, entered, hostEntered, watched } from './calling';
import {
  operatorCame,
  operatorDropped,
  operatorLeft,
  operatorReady,
  signageCame,
  signageDropped,
  signageLeft,
  standby,
} from './comings';
import type { Desk, DeskRules } from './desk';
import { changesOf, type DeskChanges } from './deskChanges';
import { DeskDraft } from './deskDraft';
import type { DeskEvent } from './deskEvents';
import { guestCame, meetingCancelled, meetingProlonged } from './meetings';
import { type MoveOutcome, moveOperator, moveSignage } from './moves';
import { pauseAfterCalls } from './pauseAfterCalls';
import type { ReceptionRefusal } from './refusals';
import { settle } from './settle';
import { timePassed } from './timePassed';

function happen(draft: DeskDraft, event: DeskEvent, now: number): MoveOutcome {
  switch (event.type) {
    case 'signageCame':
      return signageCame(draft, event.signageId);
    case 'guestCame':
      return guestCame(draft, event, now);
    case 'signageDropped':
      return signageDropped(draft, event.signageId, now);
    case 'signageLeft':
      return signageLeft(draft, event.signageId, 'signageLost');
    case 'signageRemoved':
      return signageLeft(draft, event.signageId, 'removed');
    case 'operatorCame':
      return operatorCame(draft, event);
    case 'operatorDropped':
      return operatorDropped(draft, event.userId, now);
    case 'operatorLeft':
      return operatorLeft(draft, event.userId);
    case 'operatorReady':
      return operatorReady(draft, event.userId);
    case 'standby':
      return standby(draft, event.userId);
    case 'leaving':
      return draft.operators.get(event.userId) && moveOperator(draft, event.userId, { type: 'leave' });
    case 'pressed':
      return pressed(draft, event, now);
    case 'pictured':
      return pictured(draft, event);
    case 'calledOff':
      return calledOff(draft, event);
    case 'accepted':
      return accepted(draft, event, now);
    case 'declined':
      return declined(draft, event);
    case 'entered':
      return entered(draft, event, now);
    case 'hostEntered':
      return hostEntered(draft, event, now);
    case 'meetingProlonged':
      return meetingProlonged(draft, event);
    case 'meetingCancelled':
      return meetingCancelled(draft, event);
    case 'watched':
      return watched(draft, event, now);
    case 'ended':
      return ended(draft, event);
    case 'suspended':
      return moveSignage(draft, event.signageId, { type: 'suspend' });
    case 'restarted':
      return moveSignage(draft, event.signageId, { type: 'restart' });
    case 'joined': {
      const { callId, side, peerId } = event;
      return changeCall(draft, callId, (call) => ({ ...call, peers: { ...call.peers, [side]: peerId } }));
    }
    case 'arrived':
      return changeCall(draft, event.callId, (call) => arrived(call, event.what, now));
    case 'shared':
      return changeCall(draft, event.callId, (call) => ({ ...call, isSharing: event.isSharing }));
    case 'viewed':
      return changeCall(draft, event.callId, (call) => ({ ...call, view: event.view }));
    case 'written':
      return changeCall(draft, event.callId, (call) => ({ ...call, writtenLine: event.line }));
    case 'placesChanged':
      return undefined;
    case 'timePassed':
      return timePassed(draft, now);
  }
}

type DeskStep = { changes: DeskChanges } | { refused: ReceptionRefusal };

/** What becomes of a desk when something happens: only what changed, or why it does not. */
export function stepDesk(desk: Desk, event: DeskEvent, rules: DeskRules, now: number): DeskStep {
  const draft = new DeskDraft(desk);
  const refused = happen(draft, event, now);
  if (refused) return { refused };
  pauseAfterCalls(draft, desk, rules.pauseMs, now);
  settle(draft, rules.signages, now);
  return { changes: changesOf(draft) };
}
