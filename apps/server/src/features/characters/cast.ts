import type { Principal } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';

/** Among whom somebody may choose: those who come with the product, and beside them a company's own, or everybody's. */
export type Cast = { of: 'house' } | { of: 'company'; companyId: number } | { of: 'everybody' };

const house: Cast = { of: 'house' };

export const castOfCompany = (companyId: number | null): Cast =>
  companyId === null ? house : { of: 'company', companyId };

export function castFor(principal: Principal, namedCompany?: number): Cast {
  if (principal.caller === 'anonymous') return house;
  const reach = reachOf(principal, 'character.read', namedCompany);
  switch (reach.kind) {
    case 'own':
      return house;
    case 'company':
      return castOfCompany(reach.companyId);
    case 'all':
      return { of: 'everybody' };
  }
}
