import type { LoggedIn } from '#platform/access/principal';
import type { Reach } from '#platform/access/reach';
import { Refusal } from '#platform/refusals/refusal';

/** The id that is meant: the caller's own, unless another is named. */
export const targetOf = ({ person }: LoggedIn, named: 'SELF' | number | undefined): number =>
  named === undefined || named === 'SELF' ? person.userId : named;

/** Whoever reaches only herself is told that others are none of her business. */
export function refuseOthers(reach: Reach, targetId: number): void {
  if (reach.kind === 'own' && reach.person.userId !== targetId) throw new Refusal('notAllowed');
}
