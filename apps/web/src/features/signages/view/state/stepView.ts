import { timing } from '@mukae/contract/domain/reception/timing';
import type { CallOnWire, OwnState } from '@mukae/contract/realtime/messageFields';
import type { ShowingView, TimedNotice, ViewEvent, ViewState, VisitorDeed } from './viewState';

type InCall = OwnState & { at: 'Active' | 'Monitoring' };

export const isInCall = (own: OwnState): own is InCall => own.at === 'Active' || own.at === 'Monitoring';
const isRequesting = (own: OwnState) => own.at === 'Calling' || own.at === 'Crowded';

const isSameCall = (one: OwnState, other: OwnState): boolean =>
  isInCall(one) && isInCall(other) && one.call.callId === other.call.callId;

/** Whether what the server says takes the deed into account: from then on its word is enough. */
function isSettledBy(deed: VisitorDeed, own: OwnState): boolean {
  switch (deed.did) {
    case 'press':
      return deed.isAnswered || 'requestId' in own || own.at === 'Active' || own.at === 'Suspended';
    case 'callOff':
      return deed.isAnswered || !('requestId' in own) || own.requestId !== deed.requestId;
    case 'end':
      return !isInCall(own) || own.call.callId !== deed.callId;
  }
}

const missed = (now: number): TimedNotice => ({ words: { kind: 'missed' }, until: now + timing.missedNotice });

function missedNotice(view: ShowingView, own: OwnState, now: number): TimedNotice | null {
  const wasMissed = own.at === 'Standby' && own.wasMissed && (isRequesting(view.own) || view.deed?.did === 'press');
  return wasMissed ? missed(now) : view.notice;
}

const told = (view: ShowingView, own: OwnState, now: number): ShowingView => ({
  ...view,
  own,
  deed: view.deed && isSettledBy(view.deed, own) ? null : view.deed,
  isMediaFlowing: view.isMediaFlowing && isInCall(own),
  isStaffGone: view.isStaffGone && isSameCall(view.own, own),
  notice: missedNotice(view, own, now),
});

/** The call of which more is told; another one is news by itself. */
function called(view: ShowingView, call: CallOnWire, now: number): ShowingView {
  if (isInCall(view.own) && view.own.call.callId === call.callId) return { ...view, own: { ...view.own, call } };
  return told(view, { at: call.kind === 'monitoring' ? 'Monitoring' : 'Active', call }, now);
}

function changeCall(view: ShowingView, callId: string, change: (own: InCall) => InCall): ShowingView {
  return isInCall(view.own) && view.own.call.callId === callId ? { ...view, own: change(view.own) } : view;
}

function turned(
  view: ShowingView,
  { requestId, turn, minutes, isAttended }: ViewEvent & { type: 'turned' },
): ShowingView {
  const { own } = view;
  return 'requestId' in own && own.requestId === requestId
    ? { ...view, own: { ...own, turn, minutes, isAttended } }
    : view;
}

const isSame = (one: VisitorDeed, other: VisitorDeed): boolean =>
  one.did === 'end' || other.did === 'end'
    ? one.did === 'end' && other.did === 'end' && one.callId === other.callId
    : one.did === other.did && one.requestId === other.requestId;

/** Who touched the screen in vain is told so, unless the screen shows why. */
function answered(view: ShowingView, deed: VisitorDeed, isRefused: boolean, now: number): ShowingView {
  if (!view.deed || !isSame(view.deed, deed)) return view;
  if (!isRefused) return { ...view, deed: { ...view.deed, isAnswered: true } };
  const isInVain = deed.did === 'press' && view.own.at === 'Standby';
  return { ...view, deed: null, notice: isInVain ? missed(now) : view.notice };
}

function linkChanged(view: ShowingView, isUp: boolean, now: number): ShowingView {
  if (isUp) return { ...view, link: { is: 'up' } };
  return view.link.is === 'away' ? view : { ...view, link: { is: 'away', since: now } };
}

function mediaChanged(view: ShowingView, changed: ViewEvent & { type: 'mediaChanged' }): ShowingView {
  const isMediaFlowing = changed.isFlowing && isInCall(view.own);
  const isStaffGone = changed.isStaffGone && isInCall(view.own);
  const isSame = view.isMediaFlowing === isMediaFlowing && view.isStaffGone === isStaffGone;
  return isSame ? view : { ...view, isMediaFlowing, isStaffGone };
}

function stepShowing(view: ShowingView, event: ViewEvent, now: number): ViewState {
  switch (event.type) {
    case 'told':
      return told(view, event.own, now);
    case 'called':
      return called(view, event.call, now);
    case 'turned':
      return turned(view, event);
    case 'shared':
      return changeCall(view, event.callId, (own) => ({ ...own, call: { ...own.call, isSharing: event.isSharing } }));
    case 'viewed':
      return changeCall(view, event.callId, (own) => ({ ...own, call: { ...own.call, view: event.view } }));
    case 'written':
      return changeCall(view, event.callId, (own) => ({ ...own, call: { ...own.call, writtenLine: event.line } }));
    case 'noticed':
      return { ...view, notice: { words: event.words, until: now + event.ms } };
    case 'did':
      return { ...view, deed: event.deed };
    case 'answered':
      return answered(view, event.deed, event.isRefused, now);
    case 'linkChanged':
      return linkChanged(view, event.isUp, now);
    case 'mediaChanged':
      return mediaChanged(view, event);
    case 'replaced':
      return { is: 'replaced', since: now };
    case 'closed':
      return { is: 'closing', since: now };
  }
}

const begin = (own: OwnState, since: number): ShowingView => ({
  is: 'showing',
  since,
  own,
  deed: null,
  link: { is: 'up' },
  isMediaFlowing: false,
  isStaffGone: false,
  notice: null,
});

/** What the screen knows after something happened. */
export function stepView(view: ViewState, event: ViewEvent, now: number): ViewState {
  if (view.is === 'closing') return view;
  if (view.is === 'showing') return stepShowing(view, event, now);
  switch (event.type) {
    case 'told':
      return begin(event.own, view.since);
    case 'replaced':
      return view.is === 'replaced' ? view : { is: 'replaced', since: view.since };
    case 'closed':
      return { is: 'closing', since: now };
    default:
      return view;
  }
}
