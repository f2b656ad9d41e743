import type { CallEnd } from '../call/call.machine';
import type { CallView } from '../call/callView';
import type { Meeting } from '../reservation/meeting';
import type { CallSide, OperatorEntry } from './desk';

interface Entering {
  signageId: number;
  userId: number;
  callId: string;
  peerId: string;
}

/** Everything that can happen at a reception. */
export type DeskEvent =
  | { type: 'signageCame'; signageId: number }
  /** By the link of a reservation. */
  | { type: 'guestCame'; signageId: number; meeting: Meeting }
  | { type: 'signageDropped'; signageId: number }
  | { type: 'signageLeft'; signageId: number }
  | { type: 'signageRemoved'; signageId: number }
  | ({ type: 'operatorCame'; userId: number } & Pick<OperatorEntry, 'role' | 'name' | 'storeId' | 'characterId'>)
  | { type: 'operatorDropped'; userId: number }
  | { type: 'operatorLeft'; userId: number }
  | { type: 'operatorReady'; userId: number }
  | { type: 'standby'; userId: number }
  | { type: 'leaving'; userId: number }
  | { type: 'pressed'; signageId: number; requestId: string; touchButton: string; peerId: string }
  | { type: 'pictured'; signageId: number; requestId: string }
  | { type: 'calledOff'; signageId: number; requestId: string }
  | { type: 'accepted'; requestId: string; userId: number; callId: string; peerId: string }
  | { type: 'declined'; requestId: string; userId: number }
  | ({ type: 'entered' } & Entering)
  /** Into a meeting of her own, as whom she chose when she reserved. */
  | ({ type: 'hostEntered'; meeting: Meeting; characterId: number | null } & Entering)
  | ({ type: 'watched' } & Entering)
  | { type: 'meetingProlonged'; meeting: Meeting }
  | { type: 'meetingCancelled'; reservationId: number }
  | { type: 'ended'; callId: string; because: CallEnd }
  | { type: 'suspended'; signageId: number }
  | { type: 'restarted'; signageId: number }
  | { type: 'joined'; callId: string; side: CallSide; peerId: string }
  | { type: 'arrived'; callId: string; what: 'sound' | 'picture' }
  | { type: 'shared'; callId: string; isSharing: boolean }
  | { type: 'viewed'; callId: string; view: CallView | null }
  | { type: 'written'; callId: string; line: string | null }
  | { type: 'placesChanged' }
  | { type: 'timePassed' };

export type Happening<Type extends DeskEvent['type']> = DeskEvent & { type: Type };
