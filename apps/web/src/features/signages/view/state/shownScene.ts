import type { CallView } from '@mukae/contract/domain/call/callView';
import { howThere } from '@mukae/contract/domain/call/otherSide';
import { timing } from '@mukae/contract/domain/reception/timing';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { MonitoringState, OfflineState, SceneNotice, SceneStaff } from '@/scene/sceneState';
import { isInCall } from './stepView';
import type { ShowingView, ViewState } from './viewState';

/** Somebody in a shop, or somebody at home who came by the link of a reservation and sees nothing but the conversation. */
export type SceneAudience = 'shop' | 'link';

export type SceneNow =
  | { scene: 'Standby' }
  | { scene: 'Calling' }
  | { scene: 'Suspended' }
  | MonitoringState
  | {
      scene: 'Active';
      isSharing: boolean;
      canEnd: boolean;
      staff: SceneStaff;
      writtenLine: string | null;
    }
  | { scene: 'Crowded'; place: number; minutes: number | null; isAttended: boolean }
  | OfflineState;

/** How long the loss of the server stays unnoticed. While a call's media flows nobody needs the server. */
const offlineAfterMs = { resting: 3_000, requesting: timing.lostLink, inCall: timing.lostLink } as const;

export const patienceOf = ({ own, isMediaFlowing }: ShowingView): number => {
  if (isInCall(own)) return isMediaFlowing ? Number.POSITIVE_INFINITY : offlineAfterMs.inCall;
  return 'requestId' in own ? offlineAfterMs.requesting : offlineAfterMs.resting;
};

/** Nobody can be expected to answer in a moment. */
const cutOff = (since: number, now: number): OfflineState => ({ ...awaited(since, now), isCutOff: true });

const awaited = (since: number, now: number): OfflineState => ({
  scene: 'Offline',
  isCutOff: false,
  isLong: now - since >= sceneMotion.longOfflineMs,
});

type Waiting = Exclude<ViewState, ShowingView>;

/** How long a page that begins, or is to begin anew, believes that it will in a moment. One that is not the screen waits for its turn. */
const waitsMs: Readonly<Record<Waiting['is'], number>> = {
  starting: offlineAfterMs.resting,
  closing: timing.lostLink,
  replaced: Number.POSITIVE_INFINITY,
};

export const overdueAt = ({ is, since }: Waiting): number => since + waitsMs[is];

const sceneOfWaiting = (view: Waiting, now: number): OfflineState =>
  now >= overdueAt(view) ? cutOff(view.since, now) : awaited(view.since, now);

const waitingForStaff: SceneNow = {
  scene: 'Active',
  isSharing: false,
  canEnd: false,
  staff: 'awaited',
  writtenLine: null,
};

function sceneTold({ own, isStaffGone, isMediaFlowing }: ShowingView, audience: SceneAudience): SceneNow {
  switch (own.at) {
    case 'Active':
      return {
        scene: 'Active',
        isSharing: own.call.isSharing,
        canEnd: audience === 'shop',
        staff: howThere({ isGone: isStaffGone, isConnected: isMediaFlowing }),
        writtenLine: own.call.writtenLine,
      };
    case 'Monitoring':
      return { scene: 'Monitoring', canCall: own.call.canVisitorCall };
    case 'Crowded':
      return { scene: 'Crowded', place: Math.max(1, own.turn), minutes: own.minutes, isAttended: own.isAttended };
    default:
      return { scene: own.at };
  }
}

function sceneBeside(view: ShowingView, audience: SceneAudience, now: number): SceneNow {
  switch (view.deed?.did) {
    case 'press':
      return { scene: 'Calling' };
    case 'callOff':
      return { scene: 'Standby' };
    case 'end':
      return awaited(now, now);
    case undefined:
      return sceneTold(view, audience);
  }
}

/** What stands on the screen now. */
export function shownScene(view: ViewState, audience: SceneAudience, now: number): SceneNow {
  if (view.is !== 'showing') return sceneOfWaiting(view, now);
  const { link } = view;
  if (link.is === 'away' && now - link.since >= patienceOf(view)) return cutOff(link.since, now);
  if (audience === 'shop' || isInCall(view.own)) return sceneBeside(view, audience, now);
  return now - view.since < timing.reservationActive ? awaited(view.since, now) : waitingForStaff;
}

/** The scene whose template is drawn: that of the state, or what the operator chose for the call. */
export function templateShown(view: ViewState, shown: SceneNow): { scene: Scene; view: CallView | null } {
  if (shown.scene === 'Offline') return { scene: 'Standby', view: null };
  const chosen = shown.scene === 'Active' && view.is === 'showing' && isInCall(view.own) ? view.own.call.view : null;
  return { scene: chosen?.scene ?? shown.scene, view: chosen };
}

export const noticeShown = (view: ViewState, now: number): SceneNotice | null =>
  view.is === 'showing' && view.notice && view.notice.until > now ? view.notice.words : null;
