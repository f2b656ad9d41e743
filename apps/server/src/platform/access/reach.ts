import { type Capability, scopeOf } from '@mukae/contract/access/access';
import type { LoggedIn, Person } from './principal';

/** Whose rows a caller may reach. What "own" means is for each feature to say. */
export type Reach = { kind: 'all' } | { kind: 'company'; companyId: number } | { kind: 'own'; person: Person };

export const everything: Reach = { kind: 'all' };

/** How far a capability reaches for this caller. Only who reaches every company may name one; from others it is ignored. */
export function reachOf({ caller, person }: LoggedIn, capability: Capability, namedCompany?: number): Reach {
  const scope = scopeOf(caller, capability);
  if (scope === 'all') return namedCompany === undefined ? everything : { kind: 'company', companyId: namedCompany };
  if (scope === 'company' && person.companyId !== null) return { kind: 'company', companyId: person.companyId };
  return { kind: 'own', person };
}
