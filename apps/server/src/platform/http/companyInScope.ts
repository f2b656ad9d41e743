import { type Capability, scopeOf } from '@mukae/contract/access/access';
import type { LoggedIn } from './principal';

/** Only who reaches every company may name one; from others the name is ignored and their own is meant. */
export function companyInScope(
  { caller, person }: LoggedIn,
  capability: Capability,
  named: number | undefined,
): number | undefined {
  return scopeOf(caller, capability) === 'all' ? named : (person.companyId ?? undefined);
}
