import type { ColleagueAnswer, UserAnswer } from '@mukae/contract/calls/accounts';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { Person } from '#platform/access/principal';
import type { User } from './users.repo';

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

/** What colleagues see of one another. */
export const presentColleague = (seen: SeenPerson, viewer: Person): ColleagueAnswer => ({
  userId: seen.person.userId,
  name: seen.person.name,
  role: seen.person.role,
  image: pictureUrl(seen.person),
  isOwnConfig: seen.person.userId === viewer.userId,
  character_id: seen.person.characterId,
  status: seen.status,
});

export const presentUser = (seen: SeenPerson, viewer: Person): UserAnswer => ({
  ...presentColleague(seen, viewer),
  loginId: seen.person.loginId,
  login_id: seen.person.loginId,
  userName: seen.person.name,
  kana: seen.person.kana,
  storeId: seen.person.storeId ?? 0,
  phone: seen.person.phone,
  address: seen.person.address,
  avatarChId: seen.person.channelId,
  subject_name: seen.person.subjectName,
  version: seen.person.version,
});

/** Whoever calls is there, connected or not. */
export const presentSelf = ({ person, status }: SeenPerson): UserAnswer =>
  presentUser({ person, status: status === 'Logout' ? 'Leaving' : status }, person);
