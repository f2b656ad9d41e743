import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { readNewPassword } from './readNewPassword';

const faultsOf = (password: string, confirmation: string) => faultsIn(readNewPassword({ password, confirmation }));

describe('a new password and its confirmation', () => {
  it('[A-V10] are read when both agree and the rules are met', () => {
    const entry = { password: 'Demo2026!', confirmation: 'Demo2026!' };
    expect(readNewPassword(entry)).toEqual({ isRight: true, said: { password: 'Demo2026!' } });
  });

  it('[A-V10] are not read without the confirmation', () => {
    expect(faultsOf('Demo2026!', '')).toEqual({ confirmation: 'confirmRequired' });
  });

  it('[A-V10] are not read when the two differ', () => {
    expect(faultsOf('Demo2026!', 'Demo2026?')).toEqual({ confirmation: 'confirmMismatch' });
  });

  it('[A-V05] name the rule that is not met, beside what is wrong with the confirmation', () => {
    expect(faultsOf('short', 'short')).toEqual({ password: 'passwordShort' });
    expect(faultsOf('short', '')).toEqual({ password: 'passwordShort', confirmation: 'confirmRequired' });
  });
});
