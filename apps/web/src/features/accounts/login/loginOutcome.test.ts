import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { Role } from '@mukae/contract/domain/account/role';
import { errorCodes, unexpected } from '@mukae/contract/errors/codes';
import { describe, expect, it } from 'vitest';
import { autoLoginOutcome, loginOutcome, tokenOutcome } from './loginOutcome';

const ok = (role: Role) => ({ result: 'OK', role, code: '', msg: '' }) as const;
const error = (code: string): ErrorAnswer => ({ result: 'Error', code, msg: 'why' });

describe('the outcome of a login', () => {
  it.each([
    ['companyAdmin', { path: '/app/service/standby', state: { isOperator: false } }],
    ['operator', { path: '/app/service/standby', state: { isOperator: true } }],
    ['signage', { path: '/app/signage/view' }],
    ['webReservationUser', { path: '/app/reservation/home' }],
    ['systemAdmin', { path: '/test/register' }],
  ] as const)('lands a %s', (role, landing) => {
    expect(loginOutcome(ok(role), false)).toEqual({ kind: 'go', ...landing });
  });

  it('[D-C04] lands the administrator of a new company where it is told what is left to set up', () => {
    const answer = { ...ok('companyAdmin'), isNewCompany: true } as const;
    expect(loginOutcome(answer, false)).toEqual({ kind: 'go', path: '/app/users/home' });
  });

  it('goes on with the reservation that waits, for the one role that can make it', () => {
    expect(loginOutcome(ok('webReservationUser'), true)).toEqual({ kind: 'go', path: '/app/reservation/calendar' });
    expect(loginOutcome(ok('operator'), true)).toMatchObject({ path: '/app/service/standby' });
  });

  it('asks the holder of a temporary password for a new one', () => {
    const answer = { result: 'Temporary', role: 'operator', code: '', msg: '' } as const;
    expect(loginOutcome(answer, false)).toEqual({ kind: 'go', path: '/test/passwordSetting' });
  });

  it('passes on what the server says', () => {
    expect(loginOutcome(error('SVER-20'), false)).toEqual({ kind: 'refused', code: 'SVER-20', msg: 'why' });
  });
});

describe('the outcome of an automatic login', () => {
  it('asks again after an empty reply and while the server cannot be reached', () => {
    expect(autoLoginOutcome(undefined, false)).toEqual({ kind: 'again' });
    expect(autoLoginOutcome(error(unexpected.code), false)).toEqual({ kind: 'again' });
    expect(autoLoginOutcome(error(errorCodes.unavailable), false)).toEqual({ kind: 'again' });
    expect(autoLoginOutcome(error(errorCodes.tooSlow), false)).toEqual({ kind: 'again' });
  });

  it('treats every other reply as that of a login', () => {
    expect(autoLoginOutcome(ok('signage'), false)).toEqual({ kind: 'go', path: '/app/signage/view' });
    expect(autoLoginOutcome(error(errorCodes.notAllowed), false)).toMatchObject({ kind: 'refused' });
  });
});

describe('the outcome of a token', () => {
  const now = new Date('2026-11-16T10:00:00+09:00');
  const starts = (date: string) => ({ result: 'OK', date, msg: '' }) as const;

  it('waits for a start that lies ahead', () => {
    expect(tokenOutcome(starts('2026-11-16T10:00:01+09:00'), 'a', now)).toEqual({
      kind: 'go',
      path: '/waiting-room',
      state: { token: 'a' },
    });
  });

  it('opens the signage from the start on', () => {
    const date = '2026-11-16T10:00:00+09:00';
    expect(tokenOutcome(starts(date), 'a', now)).toEqual({
      kind: 'go',
      path: '/app/signage/view',
      state: { date, token: 'a' },
    });
  });

  it('tells an expired token from other refusals', () => {
    expect(tokenOutcome(error(errorCodes.tokenExpired), 'a', now)).toEqual({ kind: 'expired' });
    expect(tokenOutcome(error(errorCodes.tokenInvalid), 'a', now)).toMatchObject({ kind: 'refused', msg: 'why' });
  });
});
