import type { Language } from '@mukae/contract/language';
import { beforeEach, describe, expect, it } from 'vitest';
import { box, button, faultOf, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { agree, type Entry, fillIn, labelOf, send } from './testing/signUpHands';

const { wire, open } = pagesForFile();

beforeEach(async () => void (await open('/test/register')));

type Fault = { field: keyof Entry; typed: string; ja: string; en: string };

const rules = { ja: 'パスワード設定ルールをご確認ください', en: 'Check the password setting rules' };
const symbols = { ja: '使用できない記号が含まれています', en: 'Contains symbols that cannot be used' };
const two = { ja: '2文字以上で入力してください', en: 'Enter at least 2 characters' };

/** Round by round what is typed wrong, at every field at once. */
const rounds: readonly (readonly Fault[])[] = [
  [
    { field: 'name', typed: '', ja: '必須項目です', en: 'This field is required' },
    { field: 'kana', typed: 'は', ...two },
    { field: 'email', typed: '', ja: '必須項目です', en: 'This field is required' },
    {
      field: 'password',
      typed: 'Haru26!',
      ja: 'パスワードは8文字以上を設定してください',
      en: 'Set 8 or more characters',
    },
    { field: 'phone', typed: '031234', ja: '7文字以上で入力してください', en: 'Enter at least 7 characters' },
    { field: 'address', typed: '東', ...two },
  ],
  [
    { field: 'name', typed: '春', ...two },
    { field: 'email', typed: 'haruno', ja: 'メールアドレスの形式で入力してください', en: 'Enter an e-mail address' },
    {
      field: 'password',
      typed: `Aa1${'x'.repeat(126)}`,
      ja: 'パスワードは128文字以内で設定してください',
      en: 'Set the password within 128 characters',
    },
  ],
  [{ field: 'password', typed: 'harukaze2026', ...rules }],
  [{ field: 'password', typed: 'Harukaze2026$', ...symbols }],
  [{ field: 'password', typed: 'Harukaze2026！', ...symbols }],
];

async function expectFaults(language: Language, isAsked: (fault: Fault) => boolean): Promise<void> {
  await agree(language);
  for (const round of rounds) {
    const faults = round.filter(isAsked);
    for (const { field, typed } of faults) await type(labelOf(field, language), typed);
    await send(language);
    for (const { field, typed, ...fault } of faults)
      expect(faultOf(labelOf(field, language)), typed).toBe(fault[language]);
  }
  expect(wire().sent).toEqual([]);
}

describe('the faults of the sign-up', () => {
  it('[A-V02] [A-V03] [A-V04] [A-V05] [A-V06] [A-V07] [A-V08] are told in Japanese at their fields, and nothing is sent', async () => {
    await tick('日本語');
    await expectFaults('ja', () => true);
  });

  it('[A-V02] [A-V04] [A-V05] [A-V06] [A-V07] [A-V08] are told in English at their fields, and nothing is sent', async () => {
    await expectFaults('en', ({ field }) => field !== 'kana');
  });

  it('[A-V05] that stand alone have the focus at their field, without a list', async () => {
    await fillIn('en', { password: 'Haru26!' });
    await agree('en');
    await send('en');
    expect(document.activeElement).toBe(box('Password'));
    expect(told('alert')).toBe('');
  });

  it('[A-V02] [A-V03] [A-V08] [D-E02] of an empty form are listed, the reading is not among them, and each is led to', async () => {
    expect(() => box('Kana')).toThrow();
    await tick('日本語');
    await agree('ja');
    await send('ja');
    expect(told('alert')).toContain('入力内容をご確認ください（5 件）');
    const listed = [...document.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent);
    expect(listed).toEqual(['お名前', 'メールアドレス（ログインID）', 'パスワード', '電話番号', '住所']);
    expect(faultOf('会社・団体名')).toBeUndefined();
    await type('電話番号', '03-1234-5678');
    expect(told('alert')).toContain('（4 件）');
  });
});

describe('the sign-up', () => {
  it('[A-V05] [A-V06] [A-V07] ticks the rules off while the password is typed', async () => {
    const list = document.querySelector('[aria-label="Password setting rules"]');
    const met = () => list?.querySelectorAll('[aria-label="Met"]').length;
    const lines = [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '8 to 128 characters',
      'Three of: upper case, lower case, digit, symbol',
      'Symbols !#%&*+-./<=>?@^_~ (half-width)',
    ]);
    expect(met()).toBe(0);
    await type('Password', 'haru');
    expect(met()).toBe(1);
    await type('Password', 'harukaze');
    expect(met()).toBe(2);
    await type('Password', 'Harukaze2026');
    expect(met()).toBe(3);
  });

  it('[A-V09] can be sent only while both consents are given, and says so', async () => {
    const hint = 'Agree to both to create the account';
    expect(button('Create account').disabled).toBe(true);
    expect(document.body.textContent).toContain(hint);
    await tick('I agree to the terms of service');
    expect(button('Create account').disabled).toBe(true);
    await tick('I agree to the fees and billing');
    expect(button('Create account').disabled).toBe(false);
    expect(document.body.textContent).not.toContain(hint);
    await tick('I agree to the terms of service');
    expect(button('Create account').disabled).toBe(true);
    await press('Create account');
    expect(wire().sent).toEqual([]);
  });
});
