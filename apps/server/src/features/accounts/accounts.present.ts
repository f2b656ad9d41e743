import type { ColleagueAnswer, UserAnswer } from '@mukae/contract/calls/accounts';
import { operatorStatusOf } from '@mukae/contract/domain/operator/status';
import type { Person } from '../../platform/http/principal';
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

/** A person, and whether she is there. */
export interface Seen {
  person: Person;
  isOnline: boolean;
}

export const pictureUrl = ({ userId, picture }: Pick<Person, 'userId' | 'picture'>): string =>
  picture ? `/files/users/${userId}/${picture}.webp` : '';

const statusOf = ({ person, isOnline }: Seen) =>
  operatorStatusOf({ isOnline, holdsChannel: person.channelId !== null });

/** What colleagues see of one another. */
export const presentColleague = (seen: Seen, viewer: Person): ColleagueAnswer => ({
  userId: seen.person.userId,
  name: seen.person.name,
  role: seen.person.role,
  image: pictureUrl(seen.person),
  isOwnConfig: seen.person.userId === viewer.userId,
  character_id: seen.person.characterId,
  status: statusOf(seen),
});

export const presentUser = (seen: Seen, viewer: Person): UserAnswer => ({
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

/** Whoever calls is there. */
export const presentSelf = (person: Person): UserAnswer => presentUser({ person, isOnline: true }, person);
