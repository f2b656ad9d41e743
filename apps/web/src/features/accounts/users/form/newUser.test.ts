import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { newUserRequest, readNewUser } from './newUser';
import { emptyUser, type UserDraft } from './userFields';

const filled: UserDraft = { ...emptyUser, login_id: ' yui@example.jp ', name: '渡辺 結衣', kana: 'わたなべ　ゆい' };
const faultsOf = (typed: Partial<UserDraft>) => faultsIn(readNewUser({ ...filled, ...typed }));
const requestOf = (typed: Partial<UserDraft>) => {
  const reading = readNewUser({ ...filled, ...typed });
  return reading.isRight && newUserRequest(reading.said);
};

describe('the form of a new user', () => {
  it('[O-U05] asks for the login id', () => {
    expect(faultsOf({ login_id: ' ' })).toEqual({ login_id: 'required' });
  });

  it('[O-U06] asks for kana, and for nothing else in it', () => {
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

describe('the request for a new user', () => {
  it('[O-U02] leaves out what was left empty', () => {
    expect(requestOf({})).toEqual({
      login_id: 'yui@example.jp',
      name: '渡辺 結衣',
      kana: 'わたなべ　ゆい',
      role: 'operator',
    });
  });

  it('[O-U02] holds what was chosen', () => {
    const password = 'Aozora2026!';
    const chosen = { role: 'companyAdmin', storeId: 3, subject_name: ' yui ', character_id: 2, password } as const;
    expect(requestOf({ ...chosen, confirmation: password })).toMatchObject({ ...chosen, subject_name: 'yui' });
  });
});
