import { changesBetween, type FieldChange } from '@mukae/contract/domain/audit/action';
import { castOfCompany, characterName, findCharacter } from '#features/characters';
import { findStore } from '#features/stores';
import { everything } from '#platform/access/reach';
import type { Queryable } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { NewUser, User } from './users.repo';

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

const storeName = async (db: Queryable, id: number | null | undefined): Promise<string> =>
  typeof id === 'number' ? ((await findStore(db, everything, id))?.name ?? '') : '';

/** What a change did, with names instead of numbers. Of a password only that it was changed. */
export async function userChangesInWords(db: Queryable, user: User, change: Partial<NewUser>): Promise<FieldChange[]> {
  const { loginId, name, kana, role, subjectName, storeId, characterId, picture, passwordHash } = change;
  const before = {
    login_id: user.loginId,
    name: user.name,
    kana: user.kana,
    role: user.role,
    subject_name: user.subjectName,
    store: await storeName(db, user.storeId),
    character: await characterName(db, user.characterId),
    image: user.picture,
    password: '',
  };
  return changesBetween(before, {
    login_id: loginId,
    name,
    kana,
    role,
    subject_name: subjectName,
    store: storeId === undefined ? undefined : await storeName(db, storeId),
    character: characterId === undefined ? undefined : await characterName(db, characterId),
    image: picture,
    password: passwordHash ?? undefined,
  });
}
