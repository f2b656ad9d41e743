import type { Desk, Places, RequestEntry } from './desk';
import { nearestCircle } from './nearestCircle';
import { circlesOf, isAtWork } from './whoMayAnswer';

/** Who is at work and will answer a request, now or after her call. */
export const answeringAt = (
  { operators }: Pick<Desk, 'operators'>,
  places: Places,
  { signageId }: Pick<RequestEntry, 'signageId'>,
): readonly number[] => nearestCircle(circlesOf(operators, places, signageId, isAtWork));

/** Nobody at work is not the same as everybody busy: then nobody's turn ever comes. */
export const isAttended = (
  desk: Pick<Desk, 'operators'>,
  places: Places,
  request: Pick<RequestEntry, 'signageId'>,
): boolean => answeringAt(desk, places, request).length > 0;
