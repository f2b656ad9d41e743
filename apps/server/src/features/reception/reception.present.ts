import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { CallEntry, OperatorEntry, RequestEntry, SignageEntry } from '@mukae/contract/domain/reception/desk';
import { type Wait, waitOf } from '@mukae/contract/domain/reception/queue';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { mayCall } from '@mukae/contract/domain/signage/signage.machine';
import type { CallOnWire, OwnState, Ring, SignageOnWire } from '@mukae/contract/realtime/messageFields';
import type { CompanyDesk } from './companyDesk';

export const statusOfSignage = (entry: SignageEntry | undefined): DeviceStatus =>
  entry === undefined || entry.link.is === 'down' ? 'Logout' : entry.state.at;

export const statusOfOperator = (entry: OperatorEntry | undefined): OperatorStatus => entry?.state.at ?? 'Logout';

const pictureOf = (request: Pick<RequestEntry, 'id' | 'hasPicture'>): string =>
  request.hasPicture ? `/api/captureImage?requestId=${request.id}` : '';

export function presentCall(desk: CompanyDesk, call: CallEntry): CallOnWire {
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
    characterId: call.characterId,
    touchButton: call.request?.touchButton ?? '',
    beganAt: call.beganAt,
    peers: call.peers,
    isSharing: call.isSharing,
    isSignageLost: signage?.link.is === 'lost',
    canVisitorCall: signage !== undefined && mayCall(signage.state),
    view: call.view,
  };
}

export function presentRing(desk: CompanyDesk, request: RequestEntry): Ring {
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

export function presentSignageState({ now }: CompanyDesk, signageId: number, since: number): SignageOnWire {
  const entry = now.signages.get(signageId);
  const call = entry && 'callId' in entry.state ? now.calls.get(entry.state.callId) : undefined;
  return { signageId, status: statusOfSignage(entry), userId: call?.userId ?? null, since: call?.beganAt ?? since };
}

export const presentWait = ({ now, places, talkMs }: CompanyDesk, request: RequestEntry): Wait =>
  waitOf(now, places.signages, request, talkMs);

/** What a signage is told of itself. */
export function presentOwnState(desk: CompanyDesk, entry: SignageEntry, wasMissed: boolean): OwnState {
  const { state } = entry;
  const { now } = desk;
  if ('requestId' in state) {
    const request = now.requests.get(state.requestId);
    return { ...state, ...(request ? presentWait(desk, request) : { turn: 1, minutes: null }) };
  }
  const call = 'callId' in state ? now.calls.get(state.callId) : undefined;
  if (call && (state.at === 'Active' || state.at === 'Monitoring')) {
    return { at: state.at, call: presentCall(desk, call) };
  }
  return state.at === 'Suspended' ? { at: 'Suspended' } : { at: 'Standby', wasMissed };
}
