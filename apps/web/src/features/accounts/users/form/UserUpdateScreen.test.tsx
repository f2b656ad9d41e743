import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { storeCalls } from '@mukae/contract/calls/stores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { question, refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { someCast } from '@/features/characters/testing/someCast';
import { box, button, choose, follow, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getUser, changeUser } = accountCalls;

const misaki = {
  ...someUser,
  userId: 2,
  name: '佐藤 美咲',
  loginId: 'operator1@demo.example',
  role: 'operator',
  isOwnConfig: false,
  version: 4,
} as const;
const change = { targetUserId: '2', version: '4', isForceSubmit: '0' };
const list = '/app/users/list';

beforeEach(() => {
  wire().answers(storeCalls.listStores, []).answers(characterCalls.listCharacters, someCast);
  wire().answers(getUser, misaki).answers(changeUser, ok);
});

const openSettings = () => open('/app/users/update?id=2', 'companyAdmin');

async function identify(password: string): Promise<void> {
  await type('ご自身の現在のパスワード', password);
  await press('変更する');
}

describe('the settings of a user', () => {
  it('[O-U03] send only what changed, with the state that was seen, and lead to the list', async () => {
    const { place } = await openSettings();
    expect(button('保存する').disabled).toBe(true);
    await type('サブジェクト名', 'misaki');
    await tick('Kento');
    await press('保存する');
    expect(wire().sentTo(changeUser)).toEqual([{ ...change, subject_name: 'misaki', character_id: '2' }]);
    expect(place()).toBe(list);
    expect(told('status')).toContain('保存しました');
  });

  it('[O-U03] take a store back', async () => {
    const { place } = await openSettings();
    await choose('店舗', 'なし');
    await press('保存する');
    expect(wire().sentTo(changeUser)).toEqual([{ ...change, storeId: '0' }]);
    expect(place()).toBe(list);
  });

  it('[O-U04] of a row that is not there any more are told to be missing, with a way back', async () => {
    wire().answers(getUser, refusal('notFound'));
    const { place } = await openSettings();
    expect(told('alert')).toContain('SVER-14');
    await follow('一覧へ戻る');
    expect(place()).toBe(list);
  });

  it.each(['/app/users/update', '/app/users/update?id=one'])(
    '[O-U04] without a row that could be meant are missing as well: %s',
    async (path) => {
      wire().answers(getUser, refusal('notFound'));
      await open(path, 'companyAdmin');
      expect(wire().sentTo(getUser)).toEqual([{ targetUserId: Number.MAX_SAFE_INTEGER }]);
      expect(told('alert')).toContain('SVER-14');
    },
  );

  it('[O-U10] ask before the role of somebody who is online changes; accepting sends the same with force', async () => {
    wire().answers(changeUser, ({ isForceSubmit }) => (isForceSubmit === '1' ? ok : question('userIsOnline')));
    const { place } = await openSettings();
    await choose('役割', '管理者');
    await press('保存する');
    expect(told('dialog')).toContain('SVER-60');
    expect(told('dialog')).toContain('このユーザーは現在ログイン中です。変更するとログアウトされます。');
    await press('変更する');
    const wanted = { ...change, role: 'companyAdmin' };
    expect(wire().sentTo(changeUser)).toEqual([wanted, { ...wanted, isForceSubmit: '1' }]);
    expect(place()).toBe(list);
  });

  it('[O-U11] ask for the password of the administrator before a login ID changes; a wrong one is told there', async () => {
    wire().answers(changeUser, refusal('wrongCurrentPassword'));
    const { place } = await openSettings();
    await type('ログインID', 'misaki@demo.example');
    await press('保存する');
    expect(wire().sentTo(changeUser)).toEqual([]);
    await identify('Wrong2026!');
    expect(told('dialog')).toContain('SVER-101');

    wire().answers(changeUser, ({ isForceSubmit }) => (isForceSubmit === '1' ? ok : question('userIsOnline')));
    await identify('Demo2026!');
    expect(told('dialog')).toContain('SVER-60');
    await press('変更する');
    const wanted = { ...change, login_id: 'misaki@demo.example', currentPassword: 'Demo2026!' };
    expect(wire().sentTo(changeUser).slice(1)).toEqual([wanted, { ...wanted, isForceSubmit: '1' }]);
    expect(place()).toBe(list);
  });

  it('[O-U07] give a new password, with that of the administrator', async () => {
    const { place } = await openSettings();
    await tick('パスワードを変更する');
    await type('新しいパスワード', 'Aozora2026!');
    await type('新しいパスワード（確認）', 'Aozora2026!');
    await press('保存する');
    await identify('Demo2026!');
    expect(wire().sentTo(changeUser)).toEqual([{ ...change, password: 'Aozora2026!', currentPassword: 'Demo2026!' }]);
    expect(place()).toBe(list);
  });

  it('[O-U11] lead an administrator who changes her own login ID to the login page', async () => {
    wire()
      .answers(getUser, someUser)
      .answers(changeUser, () => {
        vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
        return ok;
      });
    const { place, state } = await open('/app/users/update?id=1', 'companyAdmin');
    await type('ログインID', 'keiko@demo.example');
    await press('保存する');
    await identify('Demo2026!');
    expect(place()).toBe('/login');
    expect(state()).toEqual({ passwordChanged: false });
  });

  it('[O-U13] tell the second of two administrators, who loads the new state and saves upon it', async () => {
    wire().answers(changeUser, ({ version }) => (version === '5' ? ok : refusal('changedMeanwhile')));
    const { place } = await openSettings();
    await type('お名前', '佐藤 美咲子');
    await press('保存する');
    expect(told('alert')).toContain('ほかの人が先に変更しました');
    expect(told('alert')).toContain('SVER-28');

    wire().answers(getUser, { ...misaki, name: '佐藤 みさき', version: 5 });
    await press('新しい内容を読み込む');
    expect(box('お名前').value).toBe('佐藤 みさき');
    expect(told('alert')).toBe('');
    await type('お名前', '佐藤 美咲子');
    await press('保存する');
    expect(wire().sentTo(changeUser).at(-1)).toEqual({ ...change, name: '佐藤 美咲子', version: '5' });
    expect(place()).toBe(list);
  });
});
