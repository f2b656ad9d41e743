import type { OwnState, WaitOnWire } from '@mukae/contract/realtime/messageFields';
import type { SceneNotice } from '@/scene/sceneState';

/** What the visitor did, shown before the server has answered. */
export type VisitorDeed = { isAnswered: boolean } & (
  | { did: 'press'; requestId: string }
  | { did: 'callOff'; requestId: string }
  | { did: 'end'; callId: string }
);

type ServerLink = { is: 'up' } | { is: 'away'; since: number };

export interface TimedNotice {
  words: SceneNotice;
  until: number;
}

export interface ShowingView {
  is: 'showing';
  since: number;
  /** What the server said last. */
  own: OwnState;
  deed: VisitorDeed | null;
  link: ServerLink;
  /** Voice or picture of the running call arrives, with or without the server. */
  isMediaFlowing: boolean;
  /** The staff of the running call is gone, and waited for. */
  isStaffGone: boolean;
  notice: TimedNotice | null;
}

/** Nothing is told yet; a scene stands; another page has the place; or the call is over and the page is about to begin anew. */
export type ViewState = { is: 'starting' | 'replaced' | 'closing'; since: number } | ShowingView;

export type ViewEvent =
  | { type: 'told'; own: OwnState }
  | { type: 'called'; call: CallOf<OwnState> }
  | ({ type: 'turned'; requestId: string } & WaitOnWire)
  | { type: 'shared'; callId: string; isSharing: boolean }
  | { type: 'viewed'; callId: string; view: CallOf<OwnState>['view'] }
  | { type: 'written'; callId: string; line: string | null }
  | { type: 'noticed'; words: SceneNotice; ms: number }
  | { type: 'did'; deed: VisitorDeed }
  | { type: 'answered'; deed: VisitorDeed; isRefused: boolean }
  | { type: 'linkChanged'; isUp: boolean }
  | { type: 'mediaChanged'; isFlowing: boolean; isStaffGone: boolean }
  /** Another page has the place of this one. */
  | { type: 'replaced' }
  | { type: 'closed' };

type CallOf<State> = State extends { call: infer Call } ? Call : never;

export const startingAt = (now: number): ViewState => ({ is: 'starting', since: now });
