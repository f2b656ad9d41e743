import type { Role } from '../account/role';
import type { CallKind, CallState } from '../call/call.machine';
import type { CallView } from '../call/callView';
import type { OperatorState } from '../operator/operator.machine';
import type { Meeting } from '../reservation/meeting';
import type { SignageState } from '../signage/signage.machine';
import type { Link } from './link';
import type { RequestState } from './request.machine';

export interface SignageEntry {
  state: SignageState;
  link: Link;
  /** What the page was opened for that came by a link; null: it is a device. */
  meeting: Meeting | null;
}

export interface OperatorEntry {
  state: OperatorState;
  link: Link;
  role: Role;
  name: string;
  storeId: number | null;
  /** Null: the signage's own. */
  characterId: number | null;
  /** Microphone, avatar and idle film are ready on one of her pages. */
  isReady: boolean;
  /** The monitoring she has open. */
  watches: string | null;
}

export interface RequestEntry {
  id: string;
  signageId: number;
  /** What was written on the button; empty for the staff call. */
  touchButton: string;
  /** The page that asks, by the id it made up; null where it is not known. */
  peerId: string | null;
  pressedAt: number;
  rungAt: number | null;
  /** Whom it has rung. */
  rung: readonly number[];
  /** The signage took a picture of the visitor. */
  hasPicture: boolean;
  state: RequestState;
}

export type CallSide = 'signage' | 'operator';

export interface CallEntry {
  id: string;
  kind: CallKind;
  signageId: number;
  userId: number;
  /** As whom she came, whatever she chooses meanwhile; null: as the signage's own. */
  characterId: number | null;
  /** Of a reception: the request that it answers. */
  request: Pick<RequestEntry, 'id' | 'touchButton' | 'pressedAt' | 'rungAt' | 'rung'> | null;
  beganAt: number;
  firstSoundAt: number | null;
  firstPictureAt: number | null;
  /** The pages that talk, by the ids they made up. */
  peers: Readonly<Record<CallSide, string | null>>;
  isSharing: boolean;
  view: CallView | null;
  /** What the operator wrote on the screen and has not taken back. */
  writtenLine: string | null;
  /** The reservation that she entered for; null: none was needed. */
  meeting: Meeting | null;
  state: CallState;
}

/** All that goes on at the reception of one company. */
export interface Desk {
  signages: ReadonlyMap<number, SignageEntry>;
  operators: ReadonlyMap<number, OperatorEntry>;
  requests: ReadonlyMap<string, RequestEntry>;
  calls: ReadonlyMap<string, CallEntry>;
  /** Requests that are over, the latest of them: one that is said again is not a new one. */
  over: ReadonlyMap<string, 'answered' | 'unanswered'>;
}

/** Who answers which signage, as the company has arranged it. */
export interface SignageReach {
  storeId: number | null;
  /** Nobody assigned: whoever is in its store, or else in its company. */
  operatorIds: readonly number[];
}
export type Places = ReadonlyMap<number, SignageReach>;

/** What a desk goes by. */
export interface DeskRules {
  signages: Places;
  /** How long nobody rings whoever comes out of a call, in milliseconds. */
  pauseMs: number;
}

export const emptyDesk: Desk = {
  signages: new Map(),
  operators: new Map(),
  requests: new Map(),
  calls: new Map(),
  over: new Map(),
};
