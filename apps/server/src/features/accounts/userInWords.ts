import { toldUserNames } from '@mukae/contract/calls/userFields';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changesInWords, type Telling } from '@mukae/contract/domain/audit/changesInWords';
import { characterName } from '#features/characters';
import { findStore } from '#features/stores';
import { everything } from '#platform/access/reach';
import type { Queryable } from '#platform/db/database';
import type { NewUser, User } from './users.repo';

type NameOf = (id: number | null) => string;

/** How a user is told: with names instead of numbers, and of a password only that it was changed. */
export const userTelling = (storeName: NameOf, characterNameOf: NameOf): Telling<User> => ({
  names: { ...toldUserNames, picture: 'image', passwordHash: 'password' },
  words: { storeId: storeName, characterId: characterNameOf, passwordHash: () => '' },
});

async function namesOf(
  ids: readonly (number | null | undefined)[],
  find: (id: number) => Promise<string | undefined>,
): Promise<NameOf> {
  const names = new Map<number | null, string>();
  for (const id of new Set(ids)) if (typeof id === 'number') names.set(id, (await find(id)) ?? '');
  return (id) => names.get(id) ?? '';
}

/** What a change did, in words. */
export async function userChangesInWords(db: Queryable, user: User, change: Partial<NewUser>): Promise<FieldChange[]> {
  const { temporaryHash: _, temporaryUntil: _until, ...told } = change;
  const storeName = await namesOf(
    [user.storeId, change.storeId],
    async (id) => (await findStore(db, everything, id))?.name,
  );
  const characterNameOf = await namesOf([user.characterId, change.characterId], (id) => characterName(db, id));
  return changesInWords(user, told, userTelling(storeName, characterNameOf));
}
