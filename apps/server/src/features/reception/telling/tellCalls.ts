import { endsMeeting, reloadsSignage } from '@mukae/contract/domain/call/call.machine';
import type { NewsOf } from '@mukae/contract/domain/reception/news';
import type { DeskView } from '../deskView';
import { isUnseen, presentCall } from '../reception.present';
import type { Letters } from './letters';

/** What a signage hears of a call that begins. */
const beginnings = { reception: 'submitCall', entered: 'callFromUser', monitoring: 'monitoringRequest' } as const;

export function tellBeginning(desk: DeskView, { call: entry }: NewsOf<'callBegan'>, letters: Letters): void {
  const { id: callId, kind, signageId, userId, characterId } = entry;
  const call = presentCall(desk, entry);
  const operator = desk.now.operators.get(userId);
  const name = operator?.name ?? '';
  const isMonitoring = kind === 'monitoring';
  letters.toOperator(userId, { type: isMonitoring ? 'monitoringStart' : 'submitCall', call });
  letters.toSignage(signageId, { type: beginnings[kind], call });
  // After the call: a screen that hears of something else first draws another picture before it connects.
  letters.toSignage(signageId, { type: 'lastUseCharacter', callId, characterId });
  if (isMonitoring && !isUnseen(operator))
    letters.toConsoles({ type: 'Monitoring', signageId, userId, name }, signageId);
  if (!entry.request) return;
  const requestId = entry.request.id;
  letters.toConsoles({ type: 'informAnswerUserInfo', requestId, signageId, userId, name }, signageId);
}

export function tellChange(desk: DeskView, { before: was, call: is }: NewsOf<'callChanged'>, letters: Letters): void {
  const { id: callId, kind, peers, isSharing, view, writtenLine, meeting, signageId, userId } = is;
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
  if (meeting?.until !== was.meeting?.until) {
    const call = presentCall(desk, is);
    letters.toOperator(userId, { type: 'submitCall', call });
    letters.toSignage(signageId, { type: 'submitCall', call });
  }
  if (writtenLine !== was.writtenLine) {
    letters.toSignage(signageId, { type: 'tmpMessage', callId, text: writtenLine });
  }
}

/** The visitor learns at once that the operator is gone, and that she is back. */
export function tellWhetherSheIsLost(desk: DeskView, { before, after }: NewsOf<'operator'>, letters: Letters): void {
  const callId = after?.state.at === 'Active' ? after.state.callId : after?.watches;
  const call = callId ? desk.now.calls.get(callId) : undefined;
  if (!call || (before?.link.is === 'lost') === (after?.link.is === 'lost')) return;
  letters.toSignage(call.signageId, { type: 'submitCall', call: presentCall(desk, call) });
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
  if (endsMeeting(because)) letters.toSignage(call.signageId, { type: 'serviceCloseForWRU', callId: call.id });
  letters.toOperator(call.userId, over);
  letters.toSignage(call.signageId, over);
}
