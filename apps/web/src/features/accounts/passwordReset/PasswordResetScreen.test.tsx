import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { box, faultOf, follow, isThere, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { resetPassword } = accountCalls;

const userId = 'ログインID（メールアドレス）';
const operator = 'operator1@demo.example';

beforeEach(() => {
  wire().answers(resetPassword, ok).answers(sessionCalls.logout, ok);
});

const openPage = () => open('/test/passwordReset');

async function askFor(address: string): Promise<void> {
  await type(userId, address);
  await press('仮パスワードを送る');
}

describe('the reset page', () => {
  it('[A-R04] asks for an e-mail address, and says what is wrong with another one', async () => {
    await openPage();
    expect(isThere('h1', 'パスワードの再設定')).toBe(true);
    await press('仮パスワードを送る');
    expect(faultOf(userId)).toBe('必須項目です');
    await askFor('operator1');
    expect(faultOf(userId)).toBe('メールアドレスの形式で入力してください');
    expect(document.activeElement).toBe(box(userId));
    expect(wire().sentTo(resetPassword)).toEqual([]);
  });

  it('[A-R04] leads back to the login page', async () => {
    const { place } = await openPage();
    await follow('ログインへ戻る');
    expect(place()).toBe('/login');
  });

  it('[A-V14] says that it is not for a signage, and tells so who asks for one', async () => {
    wire().answers(resetPassword, refusal('signageReset'));
    await openPage();
    const hint = 'サイネージのパスワードは、この画面では再設定できません。会社の管理者にお問い合わせください。';
    expect(screen.getByText(hint)).toBeTruthy();
    await askFor('signage1@demo.example');
    expect(told('alert')).toContain(
      'サイネージのパスワードはこの画面では再設定できません。会社の管理者にお問い合わせください。',
    );
    expect(told('alert')).toContain('SVER-22');
    expect(told('status')).toBe('');
    expect(wire().sentTo(sessionCalls.logout)).toEqual([]);
  });

  it('[A-S16] sends the address, logs out whoever was logged in, and says that a temporary password is on its way', async () => {
    const { place } = await openPage();
    await askFor(operator);
    const sent = { targetUserId: '', targetUserLoginId: operator, passwordReset: true };
    expect(wire().sentTo(resetPassword)).toEqual([sent]);
    expect(wire().sentTo(sessionCalls.logout)).toHaveLength(1);
    expect(told('status')).toContain('仮パスワードを送信しました');
    expect(told('status')).toContain('登録されているメールアドレスに仮パスワードをお送りしました。');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    await follow('ログインへ');
    expect(place()).toBe('/login');
  });

  it('[A-S16] speaks English, too', async () => {
    await openPage();
    await tick('English');
    await type('Login ID (e-mail address)', operator);
    await press('Send a temporary password');
    expect(told('status')).toContain('A temporary password was sent');
  });

  it('[A-X02] tells that the network failed, and works once it is back', async () => {
    wire().fails(resetPassword);
    await openPage();
    await askFor(operator);
    expect(told('alert')).toContain('サーバーに接続できませんでした');
    expect(told('alert')).toContain('SVER-Unexpected');
    wire().answers(resetPassword, ok);
    await press('仮パスワードを送る');
    expect(told('status')).toContain('仮パスワードを送信しました');
  });
});
