import { sessionCalls } from '@mukae/contract/calls/sessions';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { keepDraft } from '@/forms/keptDraft';
import { box, button, faultOf, follow, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { autoLogin, login } = sessionCalls;

const operator = 'operator1@demo.example';
const letIn = { result: 'OK', role: 'operator', code: '', msg: '' } as const;

beforeEach(() => {
  wire().answers(autoLogin, undefined).answers(login, letIn);
});

async function typeLogin(password = 'Demo2026!'): Promise<void> {
  await type('ログインID', operator);
  await type('パスワード', password);
  await press('ログイン');
}

describe('the login page', () => {
  it('[A-R02] begins with empty fields and a ticked automatic login, and shows the password on demand', async () => {
    await open('/login');
    expect(box('ログインID').value).toBe('');
    expect(box('パスワード').value).toBe('');
    expect(box('パスワード').type).toBe('password');
    expect(box('次回から自動でログインする').checked).toBe(true);
    await type('パスワード', 'Demo2026!');
    await act(async () => void fireEvent.mouseDown(button('パスワードを表示する')));
    expect(box('パスワード').type).toBe('text');
  });

  it('[D-E14] has the focus in its first field, and an old refusal goes when something is typed', async () => {
    wire().answers(login, refusal('loginFailed'));
    await open('/login');
    expect(document.activeElement).toBe(box('ログインID'));
    await typeLogin('Wrong2026!');
    expect(told('alert')).toContain('ログインIDまたはパスワードが正しくありません。');
    await type('パスワード', 'Demo2026!');
    expect(told('alert')).toBe('');
    await press('ログイン');
    expect(told('alert')).toContain('ログインIDまたはパスワードが正しくありません。');
  });

  it.each([
    ['1', '/app/store/add'],
    ['2', '/app/service/standby'],
  ])('[D-E07] tells whose session is over, and leads the same person back alone: %s', async (person, path) => {
    const { place } = await open('/login', undefined, {
      isRedirect: true,
      over: { why: 'expired', person, address: '/app/store/add' },
    });
    expect(told('status')).toContain('ログインの有効期限が切れたため、ログアウトしました');
    wire().answers(login, () => {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator; user_id=1');
      return letIn;
    });
    await typeLogin();
    expect(place()).toBe(path);
  });

  it('[D-E07] tells who was logged out by a change of her account, and promises what was entered only to who had entered something', async () => {
    const whose = { person: '1', address: '/app/store/add' };
    const over = { why: 'accountChanged', ...whose };
    await open('/login', undefined, { isRedirect: true, over });
    expect(told('status')).toContain('アカウントの変更または管理者の操作により、ログアウトしました');
    expect(told('status')).not.toContain('入力中の内容');
    cleanup();
    keepDraft({ ...whose, first: { name: '' }, draft: { name: '福岡天神店' } });
    await open('/login', undefined, { isRedirect: true, over });
    expect(told('status')).toContain('入力中の内容は残っています。');
  });

  it.each([
    ['パスワードをお忘れの方', '/test/passwordReset'],
    ['新規アカウント登録', '/test/register'],
  ])('[A-R02] leads on: %s', async (name, path) => {
    const { place } = await open('/login');
    await follow(name);
    expect(place()).toBe(path);
  });

  it('[A-R02] asks for an automatic login the next time, unless it is unticked', async () => {
    wire().answers(login, refusal('loginFailed'));
    await open('/login');
    await typeLogin();
    await tick('次回から自動でログインする');
    await typeLogin();
    const typed = { username: operator, password: 'Demo2026!' };
    expect(wire().sentTo(login)).toEqual([
      { ...typed, isRemember: true },
      { ...typed, isRemember: false },
    ]);
  });

  it('[A-R02] lets in at once who comes back with an automatic login', async () => {
    wire().answers(autoLogin, letIn);
    const { place } = await open('/login');
    expect(place()).toBe('/app/service/standby');
  });

  it('[A-S02] leads who has a temporary password to its change', async () => {
    wire().answers(login, { ...letIn, result: 'Temporary' });
    const { place } = await open('/login');
    await typeLogin();
    expect(place()).toBe('/test/passwordSetting');
  });

  it('[A-S01] tells what was refused without a code, and lets in with the right password', async () => {
    wire().answers(login, refusal('loginFailed'));
    const { place } = await open('/login');
    await typeLogin('Wrong2026!');
    expect(told('alert')).toBe('ログインIDまたはパスワードが正しくありません。');
    expect(place()).toBe('/login');
    wire().answers(login, letIn);
    await typeLogin();
    expect(place()).toBe('/app/service/standby');
  });

  it.each([
    ['an unknown result', '{"result":"Perhaps","role":"operator","code":"","msg":""}'],
    ['an unknown role', '{"result":"OK","role":"wizard","code":"","msg":""}'],
    ['something that is no JSON', '<html>Bad Gateway</html>'],
  ])('[A-S03] [A-X02] tells that an answer was not expected: %s', async (_, answer) => {
    wire().answersInWords(login, answer);
    const { place } = await open('/login');
    await typeLogin();
    expect(told('alert')).toContain('未定義のサーバーエラーが発生しました');
    expect(told('alert')).toContain('SVER-Unexpected');
    expect(place()).toBe('/login');
  });

  it('[A-S03] [A-X02] tells that the network failed, and lets in once it is back', async () => {
    wire().fails(login);
    const { place } = await open('/login');
    await typeLogin();
    expect(told('alert')).toContain('サーバーに接続できませんでした');
    expect(told('alert')).toContain('SVER-Unexpected');
    expect(place()).toBe('/login');
    wire().answers(login, letIn);
    await press('ログイン');
    expect(place()).toBe('/app/service/standby');
  });

  it('[A-V01] tells what is required, in the language of the page, until it is typed', async () => {
    await open('/login');
    await press('ログイン');
    expect([faultOf('ログインID'), faultOf('パスワード')]).toEqual(['必須項目です', '必須項目です']);
    await type('ログインID', operator);
    expect([faultOf('ログインID'), faultOf('パスワード')]).toEqual([undefined, '必須項目です']);
    await press('ログイン');
    expect(document.activeElement).toBe(box('パスワード'));
    await tick('English');
    expect(faultOf('Password')).toBe('This field is required');
    expect(wire().sentTo(login)).toEqual([]);
  });
});
