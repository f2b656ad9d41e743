import { chosenBy } from '../operator/operator.machine';
import type { OperatorEntry, Places, SignageReach } from './desk';

/** On standby, and not in the pause after a call; one whose connection dropped just now will hear it when she is back. */
export const isFree = ({ state }: OperatorEntry): boolean => state.at === 'Standby' && state.pausedUntil === null;

/** On standby, or again when her call is over. */
export const isAtWork = ({ state }: OperatorEntry): boolean => state.at !== 'Logout' && chosenBy(state) === 'Standby';

/** Where nobody knows its place yet, anybody of the company may answer. */
const nowhere: SignageReach = { storeId: null, operatorIds: [] };

/** Those of whom it is so who may answer a signage: the assigned ones; where nobody is assigned, those of the store, and then of the company. */
export function circlesOf(
  operators: Iterable<[number, OperatorEntry]>,
  places: Places,
  signageId: number,
  is: (operator: OperatorEntry, id: number) => boolean,
): number[][] {
  const { storeId, operatorIds } = places.get(signageId) ?? nowhere;
  const people = [...operators].filter(([id, one]) => is(one, id));
  const ids = (some: typeof people) => some.map(([id]) => id);
  if (operatorIds.length > 0) return [ids(people.filter(([id]) => operatorIds.includes(id)))];
  return [ids(people.filter(([, one]) => one.storeId !== null && one.storeId === storeId)), ids(people)];
}
