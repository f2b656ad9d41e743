import { castOfCompany, findCharacter } from '#features/characters';
import { findStore } from '#features/stores';
import type { Queryable } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { NewUser } from './users.repo';

type Places = Pick<Partial<NewUser>, 'storeId' | 'characterId'>;

/** A store or a character of another company is as if it did not exist. */
export async function refuseUnknownPlaces(db: Queryable, companyId: number | null, places: Places): Promise<void> {
  const { storeId, characterId } = places;
  if (typeof storeId === 'number') {
    const store = companyId === null ? undefined : await findStore(db, { kind: 'company', companyId }, storeId);
    if (!store) throw new Refusal('notFound');
  }
  if (typeof characterId === 'number') {
    const character = await findCharacter(db, castOfCompany(companyId), characterId);
    if (!character) throw new Refusal('notFound');
  }
}
