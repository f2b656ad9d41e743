import type { Role } from './role';

interface Landing {
  path: string;
  state?: { isOperator: boolean };
}

const landings: Record<Role, Landing> = {
  companyAdmin: { path: '/app/service/standby', state: { isOperator: false } },
  operator: { path: '/app/service/standby', state: { isOperator: true } },
  signage: { path: '/app/signage/view' },
  webReservationUser: { path: '/app/reservation/home' },
  systemAdmin: { path: '/test/register' },
};

/** Where a person goes after login. */
export const landingOf = (role: Role): Landing => landings[role];

/** Nobody can call a company without screens: what is left to set up is told at home. */
export const landingOfNewCompany: Landing = { path: '/app/users/home' };

/** Where the logo leads. */
export const homeOf = (role: Role): string => (role === 'operator' ? '/app/service/standby' : '/app/users/home');
