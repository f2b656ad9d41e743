import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { describe, expect, it } from 'vitest';
import { hasUserChange, logsOut, needsCurrentPassword, userChangeFaults, userChangeOf } from './userChange';
import { fieldsOf } from './userFields';

const user: UserAnswer = {
  userId: 7,
  loginId: 'yui@example.jp',
  login_id: 'yui@example.jp',
  name: '渡辺 結衣',
  userName: '渡辺 結衣',
  kana: 'ワタナベ',
  storeId: 3,
  role: 'operator',
  image: '',
  isOwnConfig: false,
  phone: '',
  address: '',
  character_id: 2,
  status: 'Leaving',
  avatarChId: null,
  subject_name: '',
  version: 4,
};
const fields = fieldsOf(user);
const same = { characterId: 2, image: null, changesPassword: false };

describe('userChangeOf', () => {
  it('[O-U03] is empty when nothing changed, and space or case change nothing', () => {
    expect(userChangeOf(user, fields, same)).toEqual({});
    expect(userChangeOf(user, { ...fields, loginId: ' Yui@Example.jp ', name: '渡辺 結衣 ' }, same)).toEqual({});
    expect(hasUserChange({})).toBe(false);
  });

  it('[O-U03] holds only what changed', () => {
    expect(userChangeOf(user, { ...fields, role: 'companyAdmin' }, same)).toEqual({ role: 'companyAdmin' });
    expect(userChangeOf(user, { ...fields, subjectName: 'yui' }, same)).toEqual({ subject_name: 'yui' });
    expect(userChangeOf(user, fields, { ...same, changesPassword: true })).toEqual({ password: '' });
  });

  it('[O-U03] takes store and character back', () => {
    expect(userChangeOf(user, { ...fields, storeId: '' }, { ...same, characterId: null })).toEqual({
      storeId: 0,
      character_id: 0,
    });
  });
});

describe('a change of a user', () => {
  it('[O-U11] needs the current password for login id and password alone', () => {
    expect(needsCurrentPassword({ login_id: 'mai@example.jp' })).toBe(true);
    expect(needsCurrentPassword({ password: 'Aozora2026!' })).toBe(true);
    expect(needsCurrentPassword({ role: 'companyAdmin', storeId: 0 })).toBe(false);
  });

  it('[O-U10] logs out whose way in, role or place changes', () => {
    expect(logsOut({ login_id: 'mai@example.jp' })).toBe(true);
    expect(logsOut({ password: 'Aozora2026!' })).toBe(true);
    expect(logsOut({ role: 'companyAdmin' })).toBe(true);
    expect(logsOut({ storeId: 0 })).toBe(true);
    expect(logsOut({ name: '渡辺 舞', character_id: 0 })).toBe(false);
  });

  it('[O-U06] is judged where it was touched: kana that stood there before may stay', () => {
    expect(userChangeFaults({ name: '渡辺 舞' }, '', 'ja')).toEqual({});
    expect(userChangeFaults({ kana: 'ワタナベ　マイ' }, '', 'ja')).toEqual({ kana: 'ひらがなのみ入力可能です' });
  });
});
