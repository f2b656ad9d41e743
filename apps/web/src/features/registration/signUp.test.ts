import type { Language } from '@mukae/contract/language';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { emptySignUp, readSignUp, type SignUpDraft } from './signUp';

const user = {
  name: '田中 恵子',
  kana: 'たなか けいこ',
  login_id: 'tanaka@aoba-home.example',
  password: 'Aoba2026',
  phone: '03-1234-5678',
  address: '札幌市',
};
const tanaka: SignUpDraft = { ...emptySignUp, company: { name: '青葉ホーム株式会社' }, user };

const saidIn = (language: Language, draft = tanaka) => {
  const reading = readSignUp(draft, language);
  return reading.isRight ? reading.said : undefined;
};
const faultsOf = (typed: Partial<typeof user>, language: Language = 'ja') =>
  faultsIn(readSignUp({ ...tanaka, user: { ...user, ...typed } }, language));

describe('what a sign-up says', () => {
  it('is everything of the Japanese form', () => {
    expect(saidIn('ja')).toEqual({
      user: { ...user, kana: 'たなか　けいこ' },
      company: { name: '青葉ホーム株式会社' },
    });
  });

  it('has no kana in English', () => {
    expect(saidIn('en')?.user).not.toHaveProperty('kana');
  });

  it('has the name for those who belong to none where the organization is empty', () => {
    expect(saidIn('ja', { ...tanaka, company: { name: ' ' } })?.company).toEqual({ name: 'None' });
  });
});

describe('the faults of a sign-up', () => {
  it('are none in a form that is filled in well', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ kana: '' }, 'en')).toEqual({});
    expect(faultsOf({ kana: '' }, 'ja')).toEqual({});
  });

  it('name every field that is missing, and only those', () => {
    expect(Object.keys(faultsIn(readSignUp(emptySignUp, 'ja'))).toSorted()).toEqual([
      'user.address',
      'user.login_id',
      'user.name',
      'user.password',
      'user.phone',
    ]);
  });

  it('are those of the contract', () => {
    expect(faultsOf({ name: '', password: 'Aoba202€' })).toEqual({
      'user.name': 'requiredInput',
      'user.password': 'passwordSymbols',
    });
  });
});
