import { faults } from '@mukae/contract/errors/faults';
import { describe, expect, it } from 'vitest';
import { profileFaults } from './profileFaults';

describe('profileFaults', () => {
  it('finds nothing in what was not touched', () => {
    expect(profileFaults({}, '', 'ja')).toEqual({});
  });

  it('judges a new login id and a new name', () => {
    expect(profileFaults({ login_id: '', name: 'A' }, '', 'ja')).toEqual({
      loginId: faults.required.ja,
      name: faults.nameShort.ja,
    });
    expect(profileFaults({ login_id: 'nobody' }, '', 'en')).toEqual({ loginId: faults.email.en });
  });

  it('judges the password with its confirmation', () => {
    expect(profileFaults({ password: 'short' }, '', 'ja')).toEqual({
      password: faults.passwordShort.ja,
      confirmation: faults.confirmRequired.ja,
    });
    expect(profileFaults({ password: 'Demo2026!' }, 'Demo2026!', 'ja')).toEqual({});
  });
});
