import { describe, expect, it } from 'vitest';
import { homeOf, landingOf } from './landing';
import { roles } from './role';

describe('after login', () => {
  it.each([
    ['[A-G01]', 'companyAdmin', { path: '/app/service/standby', state: { isOperator: false } }],
    ['[A-G02]', 'operator', { path: '/app/service/standby', state: { isOperator: true } }],
    ['[A-G03]', 'signage', { path: '/app/signage/view' }],
    ['[A-G04]', 'webReservationUser', { path: '/app/reservation/home' }],
    ['[A-G05]', 'systemAdmin', { path: '/test/register' }],
  ] as const)('%s %s lands where the role belongs', (_, role, landing) => {
    expect(landingOf(role)).toEqual(landing);
  });

  it.each(roles)('[A-A06] the logo of %s leads to standby for an operator, else to the home', (role) => {
    expect(homeOf(role)).toBe(role === 'operator' ? '/app/service/standby' : '/app/users/home');
  });
});
