import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { readUserChange } from './userChange';
import { type UserDraft, userDraftOf } from './userFields';

const user: UserAnswer = {
  userId: 7,
  loginId: 'yui@example.jp',
  name: '渡辺 結衣',
  userName: '渡辺 結衣',
  kana: 'ワタナベ',
  storeId: 3,
  role: 'operator',
  image: '',
  isOwnConfig: false,
  phone: '',
  address: '',
  characterId: 2,
  status: 'Leaving',
  channelId: null,
  subjectName: '',
  version: 4,
};
const read = (typed: Partial<UserDraft>) => readUserChange(user, { ...userDraftOf(user), ...typed });
const says = (said: object) => ({ isRight: true, said });
const faultsOf = (typed: Partial<UserDraft>) => faultsIn(read(typed));

describe('what the form of a user says', () => {
  it('[O-U03] is nothing when nothing changed, and space or case change nothing', () => {
    expect(read({})).toEqual(says({}));
    expect(read({ loginId: ' Yui@Example.jp ', name: '渡辺 結衣 ' })).toEqual(says({}));
  });

  it('[O-U03] is only what changed', () => {
    expect(read({ role: 'companyAdmin' })).toEqual(says({ role: 'companyAdmin' }));
    expect(read({ subjectName: 'yui' })).toEqual(says({ subjectName: 'yui' }));
    const image = new File(['x'], 'yui.png', { type: 'image/png' });
    expect(read({ image })).toEqual(says({ image }));
  });

  it('[O-U03] takes store and character back', () => {
    expect(read({ storeId: null, characterId: null })).toEqual(says({ storeId: null, characterId: null }));
  });

  it('[O-U03] has a role that nobody can give only where it stays', () => {
    const system: UserAnswer = { ...user, role: 'systemAdmin' };
    expect(readUserChange(system, userDraftOf(system))).toEqual(says({}));
    expect(Object.keys(faultsOf({ role: 'systemAdmin' }))).toEqual(['role']);
  });

  it('[O-U07] is a password, written twice, once its change was chosen', () => {
    const twice = { password: 'Aozora2026!', confirmation: 'Aozora2026!' };
    expect(read({ changesPassword: true, ...twice })).toEqual(says({ password: 'Aozora2026!' }));
    expect(read(twice)).toEqual(says({}));
    expect(faultsOf({ changesPassword: true })).toEqual({ password: 'passwordShort', confirmation: 'confirmRequired' });
  });
});

describe('a change of a user', () => {
  it('[O-U06] is judged where it was touched: kana that stood there before may stay', () => {
    expect(faultsOf({ name: '渡辺 舞' })).toEqual({});
    expect(faultsOf({ kana: 'ワタナベ　マイ' })).toEqual({ kana: 'hiraganaOnly' });
  });

  it('[D-E01] [D-E03] has a full-width space in the kana, or none of it at all', () => {
    expect(read({ kana: 'わたなべ ゆい' })).toEqual(says({ kana: 'わたなべ　ゆい' }));
    expect(read({ kana: '' })).toEqual(says({ kana: '' }));
  });
});
