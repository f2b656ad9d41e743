import { accountCalls } from '@mukae/contract/calls/accounts';
import { added } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { storeCalls } from '@mukae/contract/calls/stores';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { question, refusal } from '@/api/testing/wire';
import { box, choose, faultOf, offered, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { addUser } = accountCalls;

beforeEach(async () => {
  wire().answers(storeCalls.listStores, []).answers(characterCalls.listCharacters, []);
  wire().answers(addUser, added(9));
});

const basics = { login_id: 'yui@demo.example', name: '渡辺 結衣', kana: 'わたなべ　ゆい' };

async function openWithBasics() {
  const page = await open('/app/users/add', 'companyAdmin');
  await type('ログインID', basics.login_id);
  await type('お名前', basics.name);
  await type('ふりがな', basics.kana);
  return page;
}

const add = () => press('追加する');

describe('the form for a new user', () => {
  it('[O-U05] [O-U06] [O-U07] says what is wrong in the words of the specification, and sends nothing', async () => {
    await open('/app/users/add', 'companyAdmin');
    await type('ふりがな', 'ワタナベ');
    await type('パスワード', 'Short1!');
    await add();
    expect(told('alert')).toContain('入力内容をご確認ください（5 件）');
    expect(faultOf('ログインID')).toBe('必須項目です');
    expect(faultOf('ふりがな')).toBe('ひらがなのみ入力可能です');
    expect(faultOf('パスワード')).toBe('パスワードは8文字以上を設定してください');
    expect(faultOf('パスワード（確認）')).toBe('確認のため新しいパスワードを再入力してください');

    await type('ふりがな', '');
    await type('パスワード', 'a'.repeat(129));
    await type('パスワード（確認）', 'different');
    await add();
    expect(faultOf('ふりがな')).toBe('必須項目です');
    expect(faultOf('パスワード')).toBe('パスワードは128文字以内で設定してください');
    expect(faultOf('パスワード（確認）')).toBe('再入力したパスワードが一致しません');

    await type('パスワード', 'abcdefgh');
    await add();
    expect(faultOf('パスワード')).toBe('パスワード設定ルールをご確認ください');
    await type('パスワード', 'Abcdefg1$');
    await add();
    expect(faultOf('パスワード')).toBe('使用できない記号が含まれています');
    expect(wire().sentTo(addUser)).toEqual([]);
  });

  it('[O-U02] [O-U07] sends nothing empty without a password, and leads to the list', async () => {
    const { place } = await openWithBasics();
    await add();
    expect(wire().sentTo(addUser)).toEqual([{ ...basics, role: 'operator', isForceSubmit: '0' }]);
    expect(place()).toBe('/app/users/list');
    expect(await screen.findByText('ユーザーを追加しました')).toBeTruthy();
  });

  it('[O-U08] offers three roles, operator first', async () => {
    await openWithBasics();
    expect(box('役割').value).toBe('オペレーター');
    expect(await offered('役割')).toEqual(['オペレーター', '管理者', 'Web予約の利用者']);
    await choose('役割', 'Web予約の利用者');
    await add();
    expect(wire().sentTo(addUser)[0]).toMatchObject({ role: 'webReservationUser' });
  });

  it('[O-U10] asks about somebody of the same name; accepting sends the same again with force', async () => {
    const { place } = await openWithBasics();
    wire().answers(addUser, ({ isForceSubmit }) => (isForceSubmit === '1' ? added(9) : question('sameName')));
    await add();
    expect(told('dialog')).toContain('SVER-61');
    expect(told('dialog')).toContain('同じお名前のユーザーが既に登録されています。このまま追加しますか。');
    await press('やめる');
    expect(told('dialog')).toBe('');
    await add();
    await press('追加する');
    expect(
      wire()
        .sentTo(addUser)
        .map(({ isForceSubmit }) => isForceSubmit),
    ).toEqual(['0', '0', '1']);
    expect(place()).toBe('/app/users/list');
  });

  it('[O-U12] tells a known address in the red alert, with code and message; what was typed stays', async () => {
    await openWithBasics();
    wire().answers(addUser, refusal('alreadyRegistered'));
    await add();
    expect(told('alert')).toContain('このメールアドレスは既に登録されています。');
    expect(told('alert')).toContain('SVER-21');
    expect(box('お名前').value).toBe(basics.name);
  });
});
