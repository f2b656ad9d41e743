import type { UserAnswer } from '@mukae/contract/calls/accounts';
import type { Person } from '../../platform/http/principal';
import type { User } from './users.repo';

/** A user without what nobody else may know. */
export const personOf = (user: User): Person => ({
  userId: user.id,
  companyId: user.companyId,
  storeId: user.storeId,
  characterId: user.characterId,
  role: user.role,
  loginId: user.loginId,
  name: user.name,
  kana: user.kana,
  phone: user.phone,
  address: user.address,
  picture: user.picture,
});

const pictureUrl = ({ userId, picture }: Person): string => (picture ? `/files/users/${userId}/${picture}.webp` : '');

export const presentUser = (person: Person, viewer: Person): UserAnswer => ({
  userId: person.userId,
  loginId: person.loginId,
  name: person.name,
  kana: person.kana,
  storeId: person.storeId ?? 0,
  role: person.role,
  image: pictureUrl(person),
  isOwnConfig: person.userId === viewer.userId,
  phone: person.phone,
  address: person.address,
  character_id: person.characterId,
});

/** What colleagues see of one another. */
export const presentColleague = (person: Person, viewer: Person) => ({
  userId: person.userId,
  name: person.name,
  role: person.role,
  image: pictureUrl(person),
  isOwnConfig: person.userId === viewer.userId,
  character_id: person.characterId,
});
