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

/** Where the logo leads. */
export const homeOf = (role: Role): string => (role === 'operator' ? '/app/service/standby' : '/app/users/home');
