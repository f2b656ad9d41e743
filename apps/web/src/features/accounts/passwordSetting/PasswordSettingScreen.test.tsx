import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { box, faultOf, isThere, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { changeUser } = accountCalls;
const { checkAuth, logout } = sessionCalls;

const newPassword = 'Mukae-2027';
const temporary = 'Kari2026!abc';

beforeEach(() => {
  wire().answers(checkAuth, { result: 'OK', auth: true, role: 'operator' });
  wire().answers(changeUser, ok).answers(logout, ok);
});

const openPage = () => open('/test/passwordSetting');

async function typeNew(password: string, confirmation = password): Promise<void> {
  await type('新しいパスワード', password);
  await type('新しいパスワード（確認）', confirmation);
  await press('変更する');
}

async function identify(password: string): Promise<void> {
  await type('仮パスワード', password);
  await press('変更する');
}

describe('the forced change of a password', () => {
  it('[A-R05] says what has to be done', async () => {
    await openPage();
    expect(isThere('h1', 'パスワードの設定')).toBe(true);
    expect(screen.getByText('ご利用を開始する前に、パスワードを変更してください。')).toBeTruthy();
  });

  it('[A-R05] sends who is not logged in to the login page', async () => {
    wire().answers(checkAuth, { result: 'OK', auth: false, role: null });
    const { place } = await openPage();
    expect(place()).toBe('/login');
  });

  it('[A-S14] [A-S15] asks for the current password with the first submit; the second sends, logs out, and tells the login page', async () => {
    const { place, state } = await openPage();
    await typeNew(newPassword);
    expect(told('dialog')).toContain('現在のパスワードを入力してください');
    expect(wire().sentTo(changeUser)).toEqual([]);

    await identify(temporary);
    const sent = { password: newPassword, currentPassword: temporary, isForceSubmit: '0' };
    expect(wire().sentTo(changeUser)).toEqual([sent]);
    expect(wire().sentTo(logout)).toHaveLength(1);
    expect(place()).toBe('/login');
    expect(state()).toEqual({ passwordChanged: true });
  });

  it('[A-S14] can be left at its dialog, and what was typed stays', async () => {
    await openPage();
    await typeNew(newPassword);
    await press('やめる');
    expect(told('dialog')).toBe('');
    expect(box('新しいパスワード').value).toBe(newPassword);
    await press('変更する');
    expect(told('dialog')).toContain('現在のパスワードを入力してください');
    expect(wire().sentTo(changeUser)).toEqual([]);
  });

  it('[A-S14] [A-V11] requires the current password in its dialog, and tells a wrong one there', async () => {
    wire().answers(changeUser, ({ currentPassword }) =>
      currentPassword === temporary ? ok : refusal('wrongCurrentPassword'),
    );
    const { place } = await openPage();
    await typeNew(newPassword);
    await press('変更する');
    expect(faultOf('仮パスワード')).toBe('必須項目です');
    expect(wire().sentTo(changeUser)).toEqual([]);

    await identify('Wrong2026!');
    expect(told('dialog')).toContain('現在のパスワードが正しくありません。');
    expect(told('dialog')).toContain('SVER-101');
    await identify(temporary);
    expect(place()).toBe('/login');
  });

  it.each([
    ['[A-V05]', 'Mukae7!', 'パスワードは8文字以上を設定してください'],
    ['[A-V05]', `Aa1${'x'.repeat(126)}`, 'パスワードは128文字以内で設定してください'],
    ['[A-V06]', 'mukae2027', 'パスワード設定ルールをご確認ください'],
    ['[A-V07]', 'Mukae(2027)', '使用できない記号が含まれています'],
    ['[A-V07]', 'Ｍukae-2027', '使用できない記号が含まれています'],
  ])('%s does not take %s, says why, and leads to the field', async (_, typed, why) => {
    await openPage();
    await typeNew(typed);
    expect(faultOf('新しいパスワード')).toBe(why);
    expect(document.activeElement).toBe(box('新しいパスワード'));
    expect(told('dialog')).toBe('');
  });

  it('[A-V10] takes a new password only with an equal confirmation, and says so in the language of the page', async () => {
    await openPage();
    await typeNew(newPassword, '');
    expect(faultOf('新しいパスワード（確認）')).toBe('確認のため新しいパスワードを再入力してください');
    await typeNew(newPassword, 'Mukae-2028');
    expect(faultOf('新しいパスワード（確認）')).toBe('再入力したパスワードが一致しません');
    expect(document.activeElement).toBe(box('新しいパスワード（確認）'));
    await tick('English');
    expect(faultOf('New password (again)')).toBe('The re-entered password does not match');
    expect(told('dialog')).toBe('');
  });

  it('[A-X02] tells on the page that the network failed, and works once it is back', async () => {
    wire().fails(changeUser);
    const { place } = await openPage();
    await typeNew(newPassword);
    await identify(temporary);
    expect(told('dialog')).toBe('');
    expect(told('alert')).toContain('サーバーに接続できませんでした');
    expect(told('alert')).toContain('SVER-Unexpected');

    wire().answers(changeUser, ok);
    await press('変更する');
    await identify(temporary);
    expect(place()).toBe('/login');
  });
});
