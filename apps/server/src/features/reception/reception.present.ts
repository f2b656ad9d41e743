import { can } from '@mukae/contract/access/access';
import { isOfNoCompany } from '@mukae/contract/domain/account/role';
import { chosenBy } from '@mukae/contract/domain/operator/operator.machine';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import { isAttended } from '@mukae/contract/domain/reception/attendance';
import type { CallEntry, OperatorEntry, RequestEntry, SignageEntry } from '@mukae/contract/domain/reception/desk';
import { waitOf } from '@mukae/contract/domain/reception/queue';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { mayCall } from '@mukae/contract/domain/signage/signage.machine';
import type { CallOnWire, OwnState, Ring, SignageOnWire, WaitOnWire } from '@mukae/contract/realtime/messageFields';
import type { OwnStatus } from '@mukae/contract/realtime/serverMessages';
import type { DeskMoment, DeskView } from './deskView';

export const statusOfSignage = (entry: SignageEntry | undefined): DeviceStatus =>
  entry === undefined || entry.link.is === 'down' ? 'Logout' : entry.state.at;

/** Who belongs to no company is seen by none. */
export const isUnseen = (entry: OperatorEntry | undefined): boolean => entry !== undefined && isOfNoCompany(entry.role);

export const statusOfOperator = (entry: OperatorEntry | undefined): OperatorStatus => entry?.state.at ?? 'Logout';

/** What a person is told of herself. */
export const presentOwnStatus = (companyId: number | null, entry: OperatorEntry | undefined): OwnStatus => ({
  status: statusOfOperator(entry),
  chosen: entry ? chosenBy(entry.state) : 'Leaving',
  isReady: entry?.isReady ?? false,
  pausedUntil: entry?.state.at === 'Standby' ? entry.state.pausedUntil : null,
  companyId: entry ? companyId : null,
});

const pictureOf = (request: Pick<RequestEntry, 'id' | 'hasPicture'>): string =>
  request.hasPicture ? `/api/captureImage?requestId=${request.id}` : '';

/** Who holds a meeting on a signage of her own. */
const isHost = (entry: OperatorEntry | undefined): boolean => entry !== undefined && can(entry.role, 'meeting.hold');

export function presentCall(desk: DeskView, call: CallEntry): CallOnWire {
  const { companyName, signages } = desk.places;
  const place = signages.get(call.signageId);
  const signage = desk.now.signages.get(call.signageId);
  return {
    callId: call.id,
    kind: call.kind,
    signageId: call.signageId,
    signageName: place?.name ?? '',
    storeName: place?.storeName ?? '',
    companyName,
    userId: call.userId,
    sender: isHost(desk.now.operators.get(call.userId)) ? 'WRU' : 'staff',
    characterId: call.characterId,
    requestId: call.request?.id ?? null,
    touchButton: call.request?.touchButton ?? '',
    beganAt: call.beganAt,
    peers: call.peers,
    isSharing: call.isSharing,
    isSignageLost: signage?.link.is === 'lost',
    isOperatorLost: desk.now.operators.get(call.userId)?.link.is === 'lost',
    canVisitorCall: signage !== undefined && mayCall(signage.state),
    view: call.view,
    writtenLine: call.writtenLine,
    meeting: call.meeting,
  };
}

export function presentRing(desk: DeskView, request: RequestEntry): Ring {
  const place = desk.places.signages.get(request.signageId);
  return {
    requestId: request.id,
    signageId: request.signageId,
    signageName: place?.name ?? '',
    storeName: place?.storeName ?? '',
    touchButton: request.touchButton,
    pressedAt: request.pressedAt,
    until: request.state.at === 'Ringing' ? request.state.until : request.pressedAt,
    captureImageDir: pictureOf(request),
  };
}

export function presentSignageState({ now }: DeskView, signageId: number, since: number): SignageOnWire {
  const entry = now.signages.get(signageId);
  const call = entry && 'callId' in entry.state ? now.calls.get(entry.state.callId) : undefined;
  const request = entry && 'requestId' in entry.state ? now.requests.get(entry.state.requestId) : undefined;
  return {
    signageId,
    status: statusOfSignage(entry),
    userId: call && !isUnseen(now.operators.get(call.userId)) ? call.userId : null,
    since: call?.beganAt ?? since,
    waitingSince: request ? new Date(request.pressedAt).toISOString() : null,
  };
}

export const presentWait = ({ now, places, talkMs }: DeskMoment, request: RequestEntry): WaitOnWire => ({
  ...waitOf(now, places.signages, request, talkMs),
  isAttended: isAttended(now, places.signages, request),
});

/** What a signage is told of itself. */
export function presentOwnState(desk: DeskView, entry: SignageEntry, wasMissed: boolean): OwnState {
  const { state } = entry;
  const { now } = desk;
  if ('requestId' in state) {
    const request = now.requests.get(state.requestId);
    return { ...state, ...(request ? presentWait(desk, request) : { turn: 1, minutes: null, isAttended: true }) };
  }
  const call = 'callId' in state ? now.calls.get(state.callId) : undefined;
  if (call && (state.at === 'Active' || state.at === 'Monitoring')) {
    return { at: state.at, call: presentCall(desk, call) };
  }
  return state.at === 'Suspended' ? { at: 'Suspended' } : { at: 'Standby', wasMissed };
}
