import { castOfCompany, listCharacters } from '#features/characters';
import { storesOfCompany } from '#features/stores';
import type { Queryable } from '#platform/db/database';

/** Files write names where the console chooses. */
interface Named<Fault> {
  /** Of several that have the name it is the one that was chosen before. */
  idOf(name: string, before: number | null | undefined): number | Fault;
  nameOf(id: number | null): string;
}

export interface NamedPlaces {
  stores: Named<'storeUnknown' | 'storesAlike'>;
  characters: Named<'characterUnknown' | 'charactersAlike'>;
}

function named<Fault extends string>(
  list: readonly { id: number; name: string }[],
  faults: { unknown: Fault; alike: Fault },
): Named<Fault> {
  const names = new Map<number | null, string>(list.map(({ id, name }) => [id, name]));
  const idsOf = new Map<string, number[]>();
  for (const { id, name } of list) idsOf.set(name, [...(idsOf.get(name) ?? []).slice(0, 1), id]);
  return {
    idOf(name, before) {
      if (typeof before === 'number' && names.get(before) === name) return before;
      const [only, another] = idsOf.get(name) ?? [];
      if (only === undefined) return faults.unknown;
      return another === undefined ? only : faults.alike;
    },
    nameOf: (id) => names.get(id) ?? '',
  };
}

export const placesOfCompany = async (db: Queryable, companyId: number): Promise<NamedPlaces> => ({
  stores: named(await storesOfCompany(db, companyId), { unknown: 'storeUnknown', alike: 'storesAlike' }),
  characters: named(await listCharacters(db, castOfCompany(companyId)), {
    unknown: 'characterUnknown',
    alike: 'charactersAlike',
  }),
});
