import { describe, expect, it } from 'vitest';
import { nextStatus } from './nextStatus';

describe('nextStatus', () => {
  it('[O-U16] of somebody else is away, and only while she is on standby', () => {
    const colleague = { role: 'operator', isOwnConfig: false } as const;
    expect(nextStatus({ ...colleague, status: 'Standby' })).toBe('Leaving');
    expect(nextStatus({ ...colleague, status: 'Leaving' })).toBeNull();
    expect(nextStatus({ ...colleague, status: 'Active' })).toBeNull();
    expect(nextStatus({ ...colleague, status: 'Logout' })).toBeNull();
  });

  it('[O-U16] of oneself goes both ways', () => {
    const own = { role: 'companyAdmin', isOwnConfig: true } as const;
    expect(nextStatus({ ...own, status: 'Standby' })).toBe('Leaving');
    expect(nextStatus({ ...own, status: 'Leaving' })).toBe('Standby');
  });

  it.each(['webReservationUser', 'systemAdmin'] as const)('is none for a %s, whom no visitor calls', (role) => {
    expect(nextStatus({ role, isOwnConfig: true, status: 'Leaving' })).toBeNull();
  });
});
