import type { ClientMessage } from '@mukae/contract/realtime/clientMessages';
import type { PageConnection } from '../connections';
import type { DeskView } from '../deskView';

/** What a visitor's touch began. */
export interface Visit {
  requestId: string;
  companyId: number;
  signageId: number;
}

/** What a page says of a visit, and what that is called among the spans. */
interface SaidOfVisit {
  name: string;
  visit: Visit;
}

function visitOfRequest(requestId: string, desks: readonly DeskView[]): Visit | undefined {
  for (const { companyId, now } of desks) {
    const found = now.requests.get(requestId) ?? answered(requestId, now);
    if (found) return { requestId, companyId, signageId: found.signageId };
  }
  return undefined;
}

/** Also who comes too late to answer has come to this visit. */
function answered(requestId: string, { calls }: DeskView['now']): { signageId: number } | undefined {
  for (const call of calls.values()) if (call.request?.id === requestId) return call;
  return undefined;
}

function visitOfCall(callId: string, desks: readonly DeskView[]): Visit | undefined {
  for (const { companyId, now } of desks) {
    const call = now.calls.get(callId);
    if (call?.request) return { requestId: call.request.id, companyId, signageId: call.signageId };
  }
  return undefined;
}

const said = (name: string, visit: Visit | undefined): SaidOfVisit | undefined => visit && { name, visit };

/** Undefined: it belongs to no visit, or not to what is traced of one. */
export function whatIsSaid(
  message: ClientMessage,
  { signage }: PageConnection,
  desks: readonly DeskView[],
): SaidOfVisit | undefined {
  if (message.type !== 'stateTransitionEvent') return undefined;
  switch (message.event) {
    case 'receptionRequest':
      return said(
        'touch',
        signage && { requestId: message.requestId, companyId: signage.companyId, signageId: signage.id },
      );
    case 'Standby':
      return said('call off', visitOfRequest(message.requestId, desks));
    case 'acceptRequest':
      return said('accept', visitOfRequest(message.requestId, desks));
    case 'rejectRequest':
      return said('decline', visitOfRequest(message.requestId, desks));
    case 'decodeFrames':
      if (message.is !== 'firstSound' && message.is !== 'firstPicture') return undefined;
      return said('report', visitOfCall(message.callId, desks));
    default:
      return undefined;
  }
}
