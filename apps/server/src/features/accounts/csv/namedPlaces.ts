import type { Database } from '../../../platform/db/database';
import { castOfCompany, listCharacters } from '../../characters';
import { storesOfCompany } from '../../stores';

/** Files write names where the console chooses. */
interface Named {
  /** Of several that have the name it is the one that was chosen before. */
  idOf(name: string, before: number | null | undefined): number | undefined;
  nameOf(id: number | null): string;
}

export interface NamedPlaces {
  stores: Named;
  characters: Named;
}

function named(list: readonly { id: number; name: string }[]): Named {
  const names = new Map<number | null, string>(list.map(({ id, name }) => [id, name]));
  const firstIds = new Map(list.toReversed().map(({ id, name }) => [name, id]));
  return {
    idOf: (name, before) => (typeof before === 'number' && names.get(before) === name ? before : firstIds.get(name)),
    nameOf: (id) => names.get(id) ?? '',
  };
}

export const placesOfCompany = async (db: Database, companyId: number): Promise<NamedPlaces> => ({
  stores: named(await storesOfCompany(db, companyId)),
  characters: named(await listCharacters(db, castOfCompany(companyId))),
});
