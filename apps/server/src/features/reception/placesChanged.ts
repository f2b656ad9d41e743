import { isDeepStrictEqual } from 'node:util';
import type { PlacesChanges } from './lineEntry';
import type { CompanyPlaces } from './places.repo';

export const noPlaces: CompanyPlaces = { companyName: '', signages: new Map(), pauseMs: 0 };

/** What of the places is other than before; undefined: nothing. */
export function placesChanged(before: CompanyPlaces, after: CompanyPlaces): PlacesChanges | undefined {
  if (before === after) return undefined;
  const gone = [...before.signages.keys()].filter((id) => !after.signages.has(id));
  const changed = [...after.signages].filter(([id, place]) => !isDeepStrictEqual(place, before.signages.get(id)));
  const { companyName, pauseMs } = after;
  return { companyName, pauseMs, signages: new Map([...gone.map((id) => [id, undefined] as const), ...changed]) };
}

export function changedPlaces(places: CompanyPlaces, { companyName, pauseMs, signages: changed }: PlacesChanges) {
  const signages = new Map(places.signages);
  for (const [id, place] of changed) {
    if (place) signages.set(id, place);
    else signages.delete(id);
  }
  return { companyName, pauseMs, signages };
}
