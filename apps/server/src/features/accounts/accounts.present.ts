import type { ListedUser, UserAnswer } from '@mukae/contract/calls/accounts';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { Person } from '#platform/access/principal';
import type { ListedPerson, User } from './users.repo';

/** A user without what nobody else may know. */
export const personOf = (user: User): Person => ({
  userId: user.id,
  companyId: user.companyId,
  storeId: user.storeId,
  characterId: user.characterId,
  channelId: user.channelId,
  subjectName: user.subjectName,
  role: user.role,
  loginId: user.loginId,
  name: user.name,
  kana: user.kana,
  phone: user.phone,
  address: user.address,
  picture: user.picture,
  version: user.version,
});

/** A person, and what she is doing. */
interface SeenPerson {
  person: Person;
  status: OperatorStatus;
}

export const seenBy =
  (statusOf: (userId: number) => OperatorStatus) =>
  (person: Person): SeenPerson => ({ person, status: statusOf(person.userId) });

export const pictureUrl = ({ userId, picture }: Pick<Person, 'userId' | 'picture'>): string =>
  picture ? `/files/users/${userId}/${picture}.webp` : '';

const isOwn = (person: Person, viewer: Person): boolean => person.userId === viewer.userId;

/** What colleagues see of one another, and nothing else. */
export const presentColleague = ({ person, status }: SeenPerson, viewer: Person): ListedUser => ({
  userId: person.userId,
  name: person.name,
  role: person.role,
  image: pictureUrl(person),
  isOwnConfig: isOwn(person, viewer),
  characterId: person.characterId,
  status,
});

export const presentUser = ({ person, status }: SeenPerson, viewer: Person): UserAnswer => ({
  ...person,
  userName: person.name,
  image: pictureUrl(person),
  isOwnConfig: isOwn(person, viewer),
  status,
});

/** In a list, whoever manages people also reads where each belongs. */
export const presentListed = (
  seen: SeenPerson,
  viewer: Person,
  { storeName, companyName }: Omit<ListedPerson, 'user'>,
): ListedUser => ({ ...presentUser(seen, viewer), storeName: storeName ?? '', companyName: companyName ?? '' });

/** Whoever calls is there, connected or not. */
export const presentSelf = ({ person, status }: SeenPerson): UserAnswer =>
  presentUser({ person, status: status === 'Logout' ? 'Leaving' : status }, person);
