import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { readNewUser } from './newUser';
import { emptyUser, type UserDraft } from './userFields';

const filled: UserDraft = { ...emptyUser, loginId: ' yui@example.jp ', name: '渡辺 結衣', kana: 'わたなべ　ゆい' };
const faultsOf = (typed: Partial<UserDraft>) => faultsIn(readNewUser({ ...filled, ...typed }));
const saidIn = (typed: Partial<UserDraft>) => {
  const reading = readNewUser({ ...filled, ...typed });
  return reading.isRight && reading.said;
};

describe('the form of a new user', () => {
  it('[O-U05] asks for the login id', () => {
    expect(faultsOf({ loginId: ' ' })).toEqual({ loginId: 'required' });
  });

  it('[O-U06] asks for a reading, in kana and in nothing else', () => {
    expect(faultsOf({ kana: '' })).toEqual({ kana: 'required' });
    expect(faultsOf({ kana: 'ワタナベ ゆい' })).toEqual({ kana: 'hiraganaOnly' });
  });

  it('[O-U07] does without a password', () => {
    expect(faultsOf({})).toEqual({});
  });

  it('[O-U07] judges a password that was begun', () => {
    expect(faultsOf({ password: 'short' })).toEqual({ password: 'passwordShort', confirmation: 'confirmRequired' });
    expect(faultsOf({ confirmation: 'Aozora2026!' })).toEqual({
      password: 'passwordShort',
      confirmation: 'confirmMismatch',
    });
  });

  it('[A-V13] takes no picture of another kind', () => {
    expect(faultsOf({ image: new File(['x'], 'yui.gif', { type: 'image/gif' }) })).toEqual({ image: 'imageType' });
  });
});

describe('what is said of a new user', () => {
  it('[O-U02] is what was written, and none of what was left empty', () => {
    expect(saidIn({})).toEqual({
      loginId: 'yui@example.jp',
      name: '渡辺 結衣',
      kana: 'わたなべ　ゆい',
      role: 'operator',
      subjectName: '',
      storeId: null,
      characterId: null,
      image: null,
    });
  });

  it('[O-U02] holds what was chosen', () => {
    const password = 'Aozora2026!';
    const chosen = { role: 'companyAdmin', storeId: 3, subjectName: ' yui ', characterId: 2, password } as const;
    expect(saidIn({ ...chosen, confirmation: password })).toMatchObject({ ...chosen, subjectName: 'yui' });
  });
});
