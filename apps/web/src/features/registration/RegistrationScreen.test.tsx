import { registrationCalls } from '@mukae/contract/calls/registration';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { rememberLanguage } from '@/language/chosenLanguage';
import { box, faultOf, follow, link, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { agree, fillIn, newCustomer, send } from './testing/signUpHands';

const { wire, open } = pagesForFile();
const { registerNewAccount } = registrationCalls;
const { organization, name, kana, email, password, phone, address } = newCustomer;

beforeEach(() => {
  wire().answers(registerNewAccount, { success: true, result: 'OK', code: '', msg: '' });
  wire().answers(sessionCalls.logout, { result: 'OK', code: '', msg: '' });
});
afterEach(() => vi.useRealTimers());

const heading = () => document.querySelector('h1')?.textContent;

describe('the sign-up', () => {
  it('[A-R03] [A-P04] begins in English and offers Japanese; what was typed stays, and the choice is remembered', async () => {
    await open('/test/register');
    expect(heading()).toBe('Create your account');
    expect(box('English').checked).toBe(true);
    await type('Contact name', 'Fuko Haruno');
    await tick('日本語');
    expect(heading()).toBe('アカウント登録');
    expect(document.documentElement.lang).toBe('ja');
    expect(box('お名前').value).toBe('Fuko Haruno');
    cleanup();
    await open('/test/register');
    expect(box('日本語').checked).toBe(true);
  });

  it('[A-L04] [A-P03] links back to /test/login, and to the terms and the fees in new tabs', async () => {
    const { place } = await open('/test/register');
    const pdf = (of: string) => [link(of).getAttribute('href'), link(of).getAttribute('target')];
    expect(pdf('Open PDF of the terms of service')).toEqual(['/documents/terms.pdf', '_blank']);
    expect(pdf('Open PDF of the fees and billing')).toEqual(['/documents/fees.pdf', '_blank']);
    await follow('Log in');
    expect(place()).toBe('/test/login');
  });

  it('[A-P03] links to the terms and the fees in Japanese, too', async () => {
    await open('/test/register');
    await tick('日本語');
    expect(link('利用規約のPDFを開く').getAttribute('href')).toBe('/documents/terms.pdf');
    expect(link('料金・お支払いのPDFを開く').getAttribute('href')).toBe('/documents/fees.pdf');
  });

  it('[A-P02] sends all that the Japanese form asks for', async () => {
    await open('/test/register');
    await tick('日本語');
    await fillIn('ja');
    await agree('ja');
    await send('ja');
    expect(wire().sentTo(registerNewAccount)).toEqual([
      {
        user: { name, kana: kana.replace(' ', '　'), login_id: email, password, phone, address },
        company: { name: organization },
      },
    ]);
    expect(told('status')).toContain('登録が完了しました');
  });

  it('[A-P02] [A-V08] sends no reading from the English form, and the name for none without an organization', async () => {
    await open('/test/register');
    await fillIn('en', { organization: '' });
    await agree('en');
    await send('en');
    expect(wire().sentTo(registerNewAccount)).toEqual([
      { user: { name, login_id: email, password, phone, address }, company: { name: 'None' } },
    ]);
  });

  it.each([
    ['[A-V07] every allowed symbol', { password: 'Haru2026!#%&*+-./<=>?@^_~' }],
    ['[A-V05] 128 characters', { password: `Aa1${'x'.repeat(125)}` }],
    ['[A-V02] [A-V08] the least of everything', { name: '春野', phone: '0312345', address: '東京' }],
  ])('%s is taken', async (_, entry) => {
    await open('/test/register');
    await fillIn('en', entry);
    await agree('en');
    await send('en');
    expect(told('status')).toContain('Your account is created');
  });
});

describe('a sign-up that is refused', () => {
  it.each([
    ['ja', 'メールアドレス（ログインID）', 'このメールアドレスは既に登録されています。'],
    ['en', 'E-mail address (login ID)', 'This e-mail address is already registered.'],
  ] as const)(
    '[A-S18] tells a known address at its field (%s), until another is sent',
    async (language, label, said) => {
      wire().answers(registerNewAccount, refusal('alreadyRegistered'));
      await open('/test/register');
      if (language === 'ja') await tick('日本語');
      await fillIn(language, { email: 'admin@demo.example' });
      await agree(language);
      await send(language);
      expect(faultOf(label)).toBe(said);
      expect(document.activeElement).toBe(box(label));

      wire().answers(registerNewAccount, { success: true, result: 'OK', code: '', msg: '' });
      await type(label, email);
      expect(document.body.textContent).not.toContain(said);
      await send(language);
      expect(wire().sentTo(registerNewAccount)).toHaveLength(2);
      expect(told('status')).not.toBe('');
    },
  );

  it('[A-X02] tells in the banner that the network fails, in the chosen language, and nothing typed is lost', async () => {
    rememberLanguage('en');
    wire().fails(registerNewAccount);
    await open('/test/register');
    await fillIn('en');
    await agree('en');
    await send('en');
    expect(told('alert')).toContain('The server could not be reached');
    expect(told('alert')).toContain('SVER-Unexpected');
    expect(box('E-mail address (login ID)').value).toBe(email);

    wire().answers(registerNewAccount, { success: true, result: 'OK', code: '', msg: '' });
    await press('Create account');
    expect(told('status')).toContain('Your account is created');
  });
});

describe('after the sign-up', () => {
  it('[A-S17] [A-K01] [A-L01] whoever was logged in is logged out, the message stands for 2 seconds, then comes the login page', async () => {
    vi.useFakeTimers();
    const { place, state } = await open('/test/register');
    await fillIn('en');
    await agree('en');
    await send('en');
    expect(document.activeElement?.textContent).toContain('Your account is created');
    expect(wire().sentTo(sessionCalls.logout)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(place()).toBe('/test/register');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(place()).toBe('/login');
    expect(state()).toEqual({ register: true });
  });
});
