import type { OperatorEntry, Place } from './desk';

interface Free {
  id: number;
  storeId: number | null;
}

/** On standby; one whose connection dropped just now will hear it when she is back. */
export const isFree = ({ state }: OperatorEntry): boolean => state.at === 'Standby';

/** The assigned operators; where nobody is assigned, those of the store, or else of the company. */
export function whoMayAnswer(place: Place, free: readonly Free[]): number[] {
  const ids = (some: readonly Free[]) => some.map(({ id }) => id);
  if (place.operatorIds.length > 0) return ids(free.filter(({ id }) => place.operatorIds.includes(id)));
  const inStore = free.filter(({ storeId }) => storeId !== null && storeId === place.storeId);
  return ids(inStore.length > 0 ? inStore : free);
}
