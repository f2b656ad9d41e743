import { landingOf } from '@mukae/contract/domain/account/landing';
import type { Role } from '@mukae/contract/domain/account/role';

/** The landing carries the flag; who comes another way is seen by the role. */
export function seesAsOperator(state: unknown, role: Role | undefined): boolean {
  if (typeof state === 'object' && state !== null && 'isOperator' in state && typeof state.isOperator === 'boolean') {
    return state.isOperator;
  }
  return role !== undefined && landingOf(role).state?.isOperator === true;
}
