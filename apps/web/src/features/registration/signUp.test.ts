import { describe, expect, it } from 'vitest';
import { emptySignUp, signUpFaults, signUpRequest } from './signUp';

const tanaka = {
  organization: '青葉ホーム株式会社',
  name: '田中 恵子',
  kana: 'たなか けいこ',
  email: 'tanaka@aoba-home.example',
  password: 'Aoba2026',
  phone: '03-1234-5678',
  address: '札幌市',
};

describe('the request of a sign-up', () => {
  it('carries everything of the Japanese form', () => {
    expect(signUpRequest(tanaka, 'ja')).toEqual({
      user: {
        name: '田中 恵子',
        login_id: 'tanaka@aoba-home.example',
        password: 'Aoba2026',
        kana: 'たなか けいこ',
        phone: '03-1234-5678',
        address: '札幌市',
      },
      company: { name: '青葉ホーム株式会社' },
    });
  });

  it('has no kana in English', () => {
    expect(signUpRequest(tanaka, 'en').user).not.toHaveProperty('kana');
  });

  it('leaves an empty organization out', () => {
    expect(signUpRequest({ ...tanaka, organization: ' ' }, 'ja').company).toEqual({});
  });
});

describe('the faults of a sign-up', () => {
  it('finds none in a form that is filled in well', () => {
    expect(signUpFaults(tanaka, 'ja')).toEqual({});
    expect(signUpFaults({ ...tanaka, kana: '' }, 'en')).toEqual({});
  });

  it('names every field that is missing, and only those', () => {
    expect(Object.keys(signUpFaults(emptySignUp, 'ja'))).toEqual([
      'name',
      'kana',
      'email',
      'password',
      'phone',
      'address',
    ]);
  });

  it('speaks the words of the contract', () => {
    expect(signUpFaults({ ...tanaka, name: '', password: 'Aoba202€' }, 'ja')).toEqual({
      name: '入力必須です',
      password: '使用できない記号が含まれています',
    });
  });
});
