import type { Desk, Place, Places, RequestEntry } from './desk';

const shareOperators = (one: Place | undefined, other: Place | undefined): boolean =>
  !one?.operatorIds.length ||
  !other?.operatorIds.length ||
  one.operatorIds.some((id) => other.operatorIds.includes(id));

/** Which turn a request has among those that wait for the same operators, counted from 1. */
export function turnOf(desk: Pick<Desk, 'requests'>, places: Places, request: RequestEntry): number {
  const place = places.get(request.signageId);
  let earlier = 0;
  for (const other of desk.requests.values()) {
    if (other.state.at !== 'Waiting' || other.pressedAt >= request.pressedAt) continue;
    if (shareOperators(place, places.get(other.signageId))) earlier += 1;
  }
  return earlier + 1;
}
