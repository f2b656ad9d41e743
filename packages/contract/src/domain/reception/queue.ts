import { answeringAt } from './attendance';
import type { Desk, Places, RequestEntry, SignageReach } from './desk';

const shareOperators = (one: SignageReach | undefined, other: SignageReach | undefined): boolean =>
  !one?.operatorIds.length ||
  !other?.operatorIds.length ||
  one.operatorIds.some((id) => other.operatorIds.includes(id));

/** Of two that were touched at the same moment, the one that came first stays the older. */
export const oldestFirst = (requests: Iterable<RequestEntry>): RequestEntry[] =>
  [...requests].sort((one, other) => one.pressedAt - other.pressedAt);

/** Which turn a request has among those that wait for the same operators, counted from 1. */
function turnOf(desk: Pick<Desk, 'requests'>, places: Places, request: RequestEntry): number {
  const place = places.get(request.signageId);
  let earlier = 0;
  for (const other of oldestFirst(desk.requests.values())) {
    if (other.id === request.id) break;
    if (other.state.at === 'Waiting' && shareOperators(place, places.get(other.signageId))) earlier += 1;
  }
  return earlier + 1;
}

interface Wait {
  turn: number;
  /** About how long that takes; null while nobody can tell. */
  minutes: number | null;
}

/** `talkMs`: how long a conversation takes here; null while there were too few. */
export function waitOf(
  desk: Pick<Desk, 'requests' | 'operators'>,
  places: Places,
  request: RequestEntry,
  talkMs: number | null,
): Wait {
  const turn = turnOf(desk, places, request);
  const answering = answeringAt(desk, places, request).length;
  if (talkMs === null || answering === 0) return { turn, minutes: null };
  return { turn, minutes: Math.max(1, Math.ceil((turn * talkMs) / answering / 60_000)) };
}
