import { describe, expect, it } from 'vitest';
import { newPasswordFaults } from './newPasswordFaults';

describe('a new password and its confirmation', () => {
  it('finds nothing wrong when both agree and the rules are met', () => {
    expect(newPasswordFaults({ password: 'Demo2026!', confirmation: 'Demo2026!' }, 'ja')).toEqual({});
  });

  it('asks for the confirmation', () => {
    expect(newPasswordFaults({ password: 'Demo2026!', confirmation: '' }, 'ja')).toEqual({
      confirmation: '確認のため新しいパスワードを再入力してください',
    });
  });

  it('says that the two differ', () => {
    expect(newPasswordFaults({ password: 'Demo2026!', confirmation: 'Demo2026?' }, 'ja')).toEqual({
      confirmation: '再入力したパスワードが一致しません',
    });
  });

  it('names the rule that is not met, in the language of the page', () => {
    expect(newPasswordFaults({ password: 'short', confirmation: 'short' }, 'en')).toEqual({
      password: 'Set 8 or more characters',
    });
  });
});
