import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { Role } from '@mukae/contract/domain/account/role';

/** A systemAdmin sees the characters of every company, and belongs to none. */
export const choosable = (role: Role, cast: readonly CharacterAnswer[]): readonly CharacterAnswer[] =>
  role === 'systemAdmin' ? cast.filter(({ model_url }) => model_url === '') : cast;
