import { faults } from '@mukae/contract/errors/faults';
import { describe, expect, it } from 'vitest';
import { newUserFaults, newUserOf } from './newUser';
import { emptyUser } from './userFields';

const filled = { ...emptyUser, loginId: ' yui@example.jp ', name: '渡辺 結衣', kana: 'わたなべ　ゆい' };
const nothingChosen = { characterId: null, image: null };

describe('newUserFaults', () => {
  it('[O-U05] asks for the login id', () => {
    expect(newUserFaults({ ...filled, loginId: ' ' }, 'ja')).toEqual({ loginId: '必須項目です' });
  });

  it('[O-U06] asks for kana, and for nothing else in it', () => {
    expect(newUserFaults({ ...filled, kana: '' }, 'ja')).toEqual({ kana: '必須項目です' });
    expect(newUserFaults({ ...filled, kana: 'ワタナベ ゆい' }, 'ja')).toEqual({ kana: 'ひらがなのみ入力可能です' });
  });

  it('[O-U07] does without a password', () => {
    expect(newUserFaults(filled, 'ja')).toEqual({});
  });

  it('[O-U07] judges a password that was begun', () => {
    expect(newUserFaults({ ...filled, password: 'short', confirmation: '' }, 'ja')).toEqual({
      password: faults.passwordShort.ja,
      confirmation: faults.confirmRequired.ja,
    });
    expect(newUserFaults({ ...filled, confirmation: 'Aozora2026!' }, 'ja')).toEqual({
      password: faults.passwordShort.ja,
      confirmation: faults.confirmMismatch.ja,
    });
  });
});

describe('newUserOf', () => {
  it('[O-U02] leaves out what was left empty', () => {
    expect(newUserOf(filled, nothingChosen)).toEqual({
      login_id: 'yui@example.jp',
      name: '渡辺 結衣',
      kana: 'わたなべ　ゆい',
      role: 'operator',
    });
  });

  it('[O-U02] holds what was chosen', () => {
    const image = new File(['x'], 'yui.png', { type: 'image/png' });
    const fields = { ...filled, role: 'companyAdmin', storeId: '3', subjectName: ' yui ', password: 'Aozora2026!' };
    expect(newUserOf(fields, { characterId: 2, image })).toMatchObject({
      role: 'companyAdmin',
      storeId: '3',
      subject_name: 'yui',
      password: 'Aozora2026!',
      character_id: 2,
      image,
    });
  });
});
