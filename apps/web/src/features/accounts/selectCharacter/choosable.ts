import { scopeOf } from '@mukae/contract/access/access';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { Role } from '@mukae/contract/domain/account/role';

/** Who sees the characters of every company belongs to none. */
export const choosable = (role: Role, cast: readonly CharacterAnswer[]): readonly CharacterAnswer[] =>
  scopeOf(role, 'character.read') === 'all' ? cast.filter(({ model_url }) => model_url === '') : cast;
