import { type Capability, scopeOf } from '@mukae/contract/access/access';
import type { LoggedIn } from '../../platform/http/principal';
import { Refusal } from '../../platform/http/refusal';
import type { UserReach } from './users.repo';

/** How far a capability on users reaches for this caller; who reaches every company may name one. */
export function userReach({ caller, person }: LoggedIn, capability: Capability, namedCompany?: number): UserReach {
  const scope = scopeOf(caller, capability);
  if (scope === 'all') return namedCompany === undefined ? 'all' : { company: namedCompany };
  if (scope === 'company' && person.companyId !== null) return { company: person.companyId };
  return { user: person.userId };
}

/** The id that is meant: the caller's own, unless another is named. */
export const targetOf = ({ person }: LoggedIn, named: 'SELF' | number | undefined): number =>
  named === undefined || named === 'SELF' ? person.userId : named;

/** Whoever reaches only herself is told that others are none of her business. */
export function refuseOthers(reach: UserReach, targetId: number): void {
  if (reach !== 'all' && 'user' in reach && reach.user !== targetId) throw new Refusal('notAllowed');
}
