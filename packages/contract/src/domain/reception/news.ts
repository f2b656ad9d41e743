import type { CallEntry, Desk, OperatorEntry, RequestEntry, SignageEntry } from './desk';
import { type DeskChanges, isRunningCall } from './deskChanges';
import { holdsSeat } from './holdsSeat';

/** What has to be told, and to be done, because a desk changed. */
export type News =
  | { type: 'signage'; signageId: number; before: SignageEntry | undefined; after: SignageEntry | undefined }
  | { type: 'operator'; userId: number; before: OperatorEntry | undefined; after: OperatorEntry | undefined }
  | { type: 'seatFreed'; userId: number }
  | { type: 'request'; request: RequestEntry }
  | { type: 'ring'; request: RequestEntry; userIds: readonly number[] }
  | { type: 'silence'; request: RequestEntry; userIds: readonly number[] }
  | { type: 'callBegan'; call: CallEntry }
  | { type: 'callChanged'; before: CallEntry; call: CallEntry }
  | { type: 'callEnded'; call: CallEntry };

export type NewsOf<Type extends News['type']> = News & { type: Type };

const ringingOf = (request: RequestEntry | undefined): readonly number[] =>
  request?.state.at === 'Ringing' ? request.state.ringing : [];

function newsOfRequest(before: RequestEntry | undefined, request: RequestEntry): News[] {
  const [rang, rings] = [ringingOf(before), ringingOf(request)];
  // Who rings already is told again once there is a picture.
  const isPictureNew = request.hasPicture && !before?.hasPicture;
  const begin = isPictureNew ? rings : rings.filter((id) => !rang.includes(id));
  const stop = rang.filter((id) => !rings.includes(id));
  return [
    { type: 'request', request },
    ...(begin.length > 0 ? [{ type: 'ring' as const, request, userIds: begin }] : []),
    ...(stop.length > 0 ? [{ type: 'silence' as const, request, userIds: stop }] : []),
  ];
}

function newsOfCall(before: CallEntry | undefined, call: CallEntry): News {
  if (!isRunningCall(call)) return { type: 'callEnded', call };
  return before ? { type: 'callChanged', before, call } : { type: 'callBegan', call };
}

function newsOfOperator(userId: number, before: OperatorEntry | undefined, after: OperatorEntry | undefined): News[] {
  const had = before !== undefined && holdsSeat(before);
  const has = after !== undefined && holdsSeat(after);
  return [
    { type: 'operator', userId, before, after },
    ...(had && !has ? [{ type: 'seatFreed' as const, userId }] : []),
  ];
}

const isSilence = ({ type }: News): boolean => type === 'silence';

const newsOfRequests = (desk: Desk, changes: DeskChanges): News[] =>
  [...changes.requests].flatMap(([id, request]) => (request ? newsOfRequest(desk.requests.get(id), request) : []));

const isBeginning = ({ type }: News): boolean => type === 'callBegan';

function newsOfCalls(desk: Desk, changes: DeskChanges): News[] {
  return [...changes.calls].flatMap(([id, call]) => (call ? [newsOfCall(desk.calls.get(id), call)] : []));
}

/**
 * A call that begins comes first: its two pages connect while they hear the rest. Any other one comes last, so that whoever
 * hears of it knows already who is in it.
 */
export function newsOf(desk: Desk, changes: DeskChanges): News[] {
  const calls = newsOfCalls(desk, changes);
  const news = calls.filter(isBeginning);
  for (const [signageId, after] of changes.signages) {
    news.push({ type: 'signage', signageId, before: desk.signages.get(signageId), after });
  }
  for (const [userId, after] of changes.operators) {
    news.push(...newsOfOperator(userId, desk.operators.get(userId), after));
  }
  // Who goes from one visitor to the next hears of the next one first: her desk does not fall silent in between.
  const requests = newsOfRequests(desk, changes);
  news.push(...requests.filter((one) => !isSilence(one)), ...requests.filter(isSilence));
  return [...news, ...calls.filter((one) => !isBeginning(one))];
}
