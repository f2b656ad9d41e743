import { chosenBy } from '../operator/operator.machine';
import type { OperatorEntry, SignageReach } from './desk';

interface Answerer {
  id: number;
  storeId: number | null;
}

/** On standby, and not in the pause after a call; one whose connection dropped just now will hear it when she is back. */
export const isFree = ({ state }: OperatorEntry): boolean => state.at === 'Standby' && state.pausedUntil === null;

/** On standby, or again when her call is over. */
export const isAtWork = ({ state }: OperatorEntry): boolean => state.at !== 'Logout' && chosenBy(state) === 'Standby';

/** The assigned operators; where nobody is assigned, those of the store, and then of the company. */
export function circlesOf(place: SignageReach, people: readonly Answerer[]): number[][] {
  const ids = (some: readonly Answerer[]) => some.map(({ id }) => id);
  if (place.operatorIds.length > 0) return [ids(people.filter(({ id }) => place.operatorIds.includes(id)))];
  return [ids(people.filter(({ storeId }) => storeId !== null && storeId === place.storeId)), ids(people)];
}
