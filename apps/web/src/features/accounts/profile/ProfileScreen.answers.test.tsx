import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { question, refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { box, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getUser, changeUser } = accountCalls;

const form = {
  targetUserId: 'SELF',
  login_id: 'misaki@demo.example',
  currentPassword: 'Demo2026!',
  isForceSubmit: '0',
};

beforeEach(() => {
  wire().answers(getUser, someUser).answers(changeUser, ok);
  wire().answers(sessionCalls.logout, () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    return ok;
  });
});

const openProfile = () => open('/app/users/profile', 'companyAdmin');

async function identify(password: string): Promise<void> {
  await type('現在のパスワード', password);
  await press('変更する');
}

async function openAndAskForNewLoginId() {
  const page = await openProfile();
  await type('ログインID', 'misaki@demo.example');
  await press('保存する');
  return page;
}

describe('what the server answers to a profile', () => {
  it('[A-S11] [D-A19] is a question with its code as header; accepting sends again and logs out', async () => {
    wire().answers(changeUser, ({ isForceSubmit }) => (isForceSubmit === '1' ? ok : question('userIsOnline')));
    const { place, state } = await openAndAskForNewLoginId();
    await identify('Demo2026!');
    expect(told('dialog')).toContain('SVER-60');
    expect(told('dialog')).toContain('このユーザーは現在ログイン中です。変更するとログアウトされます。');
    await press('変更する');
    expect(wire().sentTo(changeUser)).toEqual([form, { ...form, isForceSubmit: '1' }]);
    expect(wire().sentTo(sessionCalls.logout)).toHaveLength(1);
    expect(place()).toBe('/login');
    expect(state()).toEqual({ passwordChanged: false });
  });

  it('[A-S12] [D-A13] is a wrong current password, which is mended in the dialog', async () => {
    wire().answers(changeUser, refusal('wrongCurrentPassword'));
    const { place } = await openAndAskForNewLoginId();
    await identify('Wrong2026!');
    expect(told('alert')).toContain('現在のパスワードが正しくありません。');
    expect(told('alert')).toContain('SVER-101');
    expect(told('dialog')).toContain(told('alert'));
    wire().answers(changeUser, ok);
    await identify('Demo2026!');
    expect(place()).toBe('/login');
  });

  it('[A-S11] is a question that can be declined, and then nothing is sent again', async () => {
    wire().answers(changeUser, question('userIsOnline'));
    const { place } = await openAndAskForNewLoginId();
    await identify('Demo2026!');
    await press('やめる');
    expect(told('dialog')).toBe('');
    expect(place()).toBe('/app/users/profile');
    expect(wire().sentTo(changeUser)).toEqual([form]);
  });

  it('[A-S12] is a login ID that somebody has, told above the form with its code', async () => {
    wire().answers(changeUser, refusal('alreadyRegistered'));
    await openAndAskForNewLoginId();
    await identify('Demo2026!');
    expect(told('alert')).toContain('このメールアドレスは既に登録されています。');
    expect(told('alert')).toContain('SVER-21');
    expect(told('dialog')).toBe('');
    expect(box('ログインID').value).toBe('misaki@demo.example');
  });

  it.each([
    ['an unknown result', '{"result":"Perhaps","code":"","msg":""}'],
    ['no JSON', '<h1>Bad gateway</h1>'],
  ])('[A-S13] [A-X02] is SVER-Unexpected when nobody expects it, and what was typed stays: %s', async (_, answer) => {
    wire().answersInWords(changeUser, answer);
    const { place } = await openProfile();
    await type('お名前', '佐藤 みさき');
    await press('保存する');
    expect(told('alert')).toContain('未定義のサーバーエラーが発生しました');
    expect(told('alert')).toContain('SVER-Unexpected');
    expect(box('お名前').value).toBe('佐藤 みさき');
    wire().answers(changeUser, ok);
    await press('保存する');
    expect(place()).toBe('/app/service/standby');
  });

  it('[A-S13] [A-X02] is SVER-Unexpected when the line is cut after the current password', async () => {
    wire().fails(changeUser);
    await openAndAskForNewLoginId();
    await identify('Demo2026!');
    expect(told('alert')).toContain('SVER-Unexpected');
  });
});
