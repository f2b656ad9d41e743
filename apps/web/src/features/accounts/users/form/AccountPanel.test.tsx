import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { storeCalls } from '@mukae/contract/calls/stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { question } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { button, descriptionOf, press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getUser, deleteUser, sendPassword } = accountCalls;

const kenichi = {
  ...someUser,
  userId: 3,
  name: '鈴木 健一',
  loginId: 'operator2@demo.example',
  isOwnConfig: false,
} as const;

beforeEach(() => {
  wire().answers(storeCalls.listStores, []).answers(characterCalls.listCharacters, []);
  wire().answers(getUser, kenichi).answers(deleteUser, ok).answers(sendPassword, ok);
});

const openSettings = () => open('/app/users/update?id=3', 'companyAdmin');

describe('what is done to an account as a whole', () => {
  it('[O-U04] is not her own deletion: nobody deletes herself, and the button says why', async () => {
    wire().answers(getUser, someUser);
    await open('/app/users/update?id=1', 'companyAdmin');
    const deletion = button('ユーザーを削除する');
    expect(deletion.disabled).toBe(true);
    expect(descriptionOf(deletion)).toBe('ご自身のアカウントは削除できません。');
  });

  it('[O-U04] is a deletion, after a question', async () => {
    const { place } = await openSettings();
    await press('ユーザーを削除する');
    expect(told('dialog')).toContain('鈴木 健一 さんを削除しますか');
    await press('やめる');
    expect(told('dialog')).toBe('');
    expect(wire().sentTo(deleteUser)).toEqual([]);

    await press('ユーザーを削除する');
    await press('削除する');
    expect(wire().sentTo(deleteUser)).toEqual([{ targetUserId: 3, isForceSubmit: false }]);
    expect(place()).toBe('/app/users/list');
    expect(told('status')).toContain('ユーザーを削除しました');
  });

  it('[D-RP01] is a deletion that asks once more where reservations lie ahead, and goes on when that is answered', async () => {
    wire().answers(deleteUser, ({ isForceSubmit }) => (isForceSubmit ? ok : question('hasReservations')));
    const { place } = await openSettings();
    await press('ユーザーを削除する');
    await press('削除する');
    expect(told('dialog')).toContain('このユーザーにはこれからの予約があります。');
    expect(told('dialog')).toContain('SVER-66');
    expect(place()).toBe('/app/users/update?id=3');
    await press('削除する');
    expect(wire().sentTo(deleteUser).at(-1)).toEqual({ targetUserId: 3, isForceSubmit: true });
    expect(place()).toBe('/app/users/list');
  });

  it('[O-U09] is a temporary password, sent after a question that names the address', async () => {
    const { place } = await openSettings();
    await press('パスワードを再設定する');
    expect(told('dialog')).toContain('パスワードを再設定しますか');
    expect(told('dialog')).toContain('operator2@demo.example');
    await press('再設定する');
    expect(wire().sentTo(sendPassword)).toEqual([{ targetUserId: '3', passwordReset: '1' }]);
    expect(told('status')).toContain('仮パスワードを送信しました');
    expect(place()).toBe('/app/users/update?id=3');
  });
});
