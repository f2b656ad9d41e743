import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { box, button, descriptionOf, faultOf, follow, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getUser, changeUser } = accountCalls;
const { logout } = sessionCalls;

const me = { ...someUser, name: '佐藤 美咲', loginId: 'operator1@demo.example', role: 'operator' } as const;
const change = { targetUserId: 'SELF', isForceSubmit: '0' };

beforeEach(() => {
  wire().answers(getUser, me).answers(changeUser, ok);
  wire().answers(logout, () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    return ok;
  });
});

const openProfile = () => open('/app/users/profile', 'operator');

async function typeNewPassword(password: string, confirmation = password): Promise<void> {
  await tick('パスワードを変更する');
  await type('新しいパスワード', password);
  await type('新しいパスワード（確認）', confirmation);
}

describe('the profile', () => {
  it('[A-V12] cannot be sent while nothing has changed', async () => {
    await openProfile();
    expect(button('保存する').disabled).toBe(true);
    expect(descriptionOf(button('保存する'))).toBe('変更はまだありません');
    await type('お名前', '佐藤 みさき');
    expect(button('保存する').disabled).toBe(false);
    await type('お名前', '佐藤 美咲');
    expect(button('保存する').disabled).toBe(true);
  });

  it('[A-S10] [A-V12] sends a new name alone, tells it, and leads to standby', async () => {
    const { place } = await openProfile();
    await type('お名前', '佐藤 みさき');
    await press('保存する');
    expect(wire().sentTo(changeUser)).toEqual([{ ...change, name: '佐藤 みさき' }]);
    expect(place()).toBe('/app/service/standby');
    expect(told('status')).toContain('保存しました');
  });

  it('[A-S10] [A-S14] [A-V12] [D-A14] asks for the current password before a new one, then logs out', async () => {
    const { place, state } = await openProfile();
    await typeNewPassword('Aozora2026!');
    await press('保存する');
    expect(told('dialog')).toContain('現在のパスワードを入力してください');
    expect(wire().sentTo(changeUser)).toEqual([]);

    await type('現在のパスワード', 'Demo2026!');
    await press('変更する');
    const passwords = { password: 'Aozora2026!', currentPassword: 'Demo2026!' };
    expect(wire().sentTo(changeUser)).toEqual([{ ...change, ...passwords }]);
    expect(wire().sentTo(logout)).toHaveLength(1);
    expect(place()).toBe('/login');
    expect(state()).toEqual({ passwordChanged: true });
  });

  it('[A-V12] does not send a password whose change was taken back', async () => {
    const { place } = await openProfile();
    await typeNewPassword('Aozora2026!');
    await tick('パスワードを変更する');
    await type('お名前', '佐藤 みさき');
    await press('保存する');
    expect(wire().sentTo(changeUser)).toEqual([{ ...change, name: '佐藤 みさき' }]);
    expect(place()).toBe('/app/service/standby');
  });

  it('[A-V10] [A-V11] requires an equal confirmation, and then the current password', async () => {
    await openProfile();
    await typeNewPassword('Aozora2026!', '');
    await press('保存する');
    const confirmation = '新しいパスワード（確認）';
    expect(faultOf(confirmation)).toBe('確認のため新しいパスワードを再入力してください');
    expect(document.activeElement).toBe(box(confirmation));

    await type(confirmation, 'Aozora2027!');
    await press('保存する');
    expect(faultOf(confirmation)).toBe('再入力したパスワードが一致しません');
    expect(told('dialog')).toBe('');

    await type(confirmation, 'Aozora2026!');
    await press('保存する');
    await press('変更する');
    expect(faultOf('現在のパスワード')).toBe('必須項目です');
    expect(document.activeElement).toBe(box('現在のパスワード'));
    expect(wire().sentTo(changeUser)).toEqual([]);
  });

  it('[A-S14] asks for the current password before a new login ID; who thinks better of it sends nothing', async () => {
    await openProfile();
    await type('ログインID', 'misaki@demo.example');
    await press('保存する');
    expect(told('dialog')).toContain('現在のパスワードを入力してください');
    await press('やめる');
    expect(told('dialog')).toBe('');
    expect(box('ログインID').value).toBe('misaki@demo.example');
    expect(wire().sentTo(changeUser)).toEqual([]);
  });

  it('[A-S12] lists several faults above the form, and each leads to its field', async () => {
    await openProfile();
    await type('ログインID', 'nobody');
    await type('お名前', 'あ');
    await press('保存する');
    expect(told('alert')).toContain('入力内容をご確認ください（2 件）');
    await follow('お名前');
    expect(document.activeElement).toBe(box('お名前'));
    expect(faultOf('お名前')).toBe('2文字以上で入力してください');
    expect(faultOf('ログインID')).toBe('メールアドレスの形式で入力してください');
    expect(wire().sentTo(changeUser)).toEqual([]);
  });

  it('[A-E05] of a signage shows its ID and its place, and changes nothing', async () => {
    wire().answers(getUser, { ...me, role: 'signage', loginId: 'signage1@demo.example', name: '1F 総合受付' });
    await open('/app/users/profile', 'signage');
    const facts = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['サイネージID', 'signage1@demo.example', '設置場所', '1F 総合受付']);
    expect(document.body.textContent).toContain('変更は会社の管理者が行います。');
    expect(document.querySelectorAll('input, button')).toHaveLength(0);
  });
});
