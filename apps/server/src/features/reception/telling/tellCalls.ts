import { reloadsSignage } from '@mukae/contract/domain/call/call.machine';
import type { NewsOf } from '@mukae/contract/domain/reception/news';
import type { CompanyDesk } from '../companyDesk';
import { presentCall } from '../reception.present';
import type { Letters } from './letters';

export function tellBeginning(desk: CompanyDesk, { call: entry }: NewsOf<'callBegan'>, letters: Letters): void {
  const { id: callId, kind, signageId, userId, characterId } = entry;
  const call = presentCall(desk, entry);
  const { name = '' } = desk.now.operators.get(userId) ?? {};
  letters.toSignage(signageId, { type: 'lastUseCharacter', callId, characterId });
  if (kind === 'monitoring') {
    letters.toOperator(userId, { type: 'monitoringStart', call });
    letters.toSignage(signageId, { type: 'monitoringRequest', call });
    letters.toConsoles({ type: 'Monitoring', signageId, userId, name }, signageId);
    return;
  }
  letters.toOperator(userId, { type: 'submitCall', call });
  letters.toSignage(signageId, { type: kind === 'entered' ? 'callFromUser' : 'submitCall', call });
  if (!entry.request) return;
  const requestId = entry.request.id;
  letters.toConsoles({ type: 'informAnswerUserInfo', requestId, signageId, userId, name }, signageId);
}

export function tellChange(
  desk: CompanyDesk,
  { before: was, call: is }: NewsOf<'callChanged'>,
  letters: Letters,
): void {
  const { id: callId, kind, peers, isSharing, view, signageId, userId } = is;
  if (peers.signage !== null && peers.signage !== was.peers.signage) {
    letters.toOperator(userId, { type: 'informCallId', callId, peerId: peers.signage });
  }
  if (peers.operator !== null && peers.operator !== was.peers.operator) {
    letters.toSignage(signageId, { type: 'informCallId', callId, peerId: peers.operator });
    // Other pages of the operator let go of the call.
    const type = kind === 'monitoring' ? 'monitoringStart' : 'submitCall';
    letters.toOperator(userId, { type, call: presentCall(desk, is) });
  }
  if (isSharing !== was.isSharing) {
    letters.toSignage(signageId, { type: isSharing ? 'shareScreen' : 'closeShareScreen', callId });
  }
  if (view !== was.view) {
    letters.toSignage(signageId, view ? { type: 'receiveConfig', callId, view } : { type: 'homeButtonOnline', callId });
  }
}

export function tellEnd({ call }: NewsOf<'callEnded'>, letters: Letters): void {
  if (call.state.at !== 'Ended') return;
  const { because } = call.state;
  const over = {
    type: 'serviceClosed',
    callId: call.id,
    because,
    reloads: reloadsSignage(call.kind, because),
  } as const;
  // First: after the next message the signage begins anew.
  if (because === 'meetingEnded') letters.toSignage(call.signageId, { type: 'serviceCloseForWRU', callId: call.id });
  letters.toOperator(call.userId, over);
  letters.toSignage(call.signageId, over);
}
