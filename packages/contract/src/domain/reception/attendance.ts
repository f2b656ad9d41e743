import type { Desk, Places, RequestEntry } from './desk';
import { nearestCircle } from './nearestCircle';
import { circlesOf, isAtWork } from './whoMayAnswer';

/** Who is at work and will answer a request, now or after her call. */
export function answeringAt(
  { operators }: Pick<Desk, 'operators'>,
  places: Places,
  { signageId }: Pick<RequestEntry, 'signageId'>,
): readonly number[] {
  const place = places.get(signageId);
  const atWork = [...operators].flatMap(([id, operator]) =>
    isAtWork(operator) ? [{ id, storeId: operator.storeId }] : [],
  );
  return place ? nearestCircle(circlesOf(place, atWork)) : [];
}

/** Nobody at work is not the same as everybody busy: then nobody's turn ever comes. */
export const isAttended = (
  desk: Pick<Desk, 'operators'>,
  places: Places,
  request: Pick<RequestEntry, 'signageId'>,
): boolean => answeringAt(desk, places, request).length > 0;
