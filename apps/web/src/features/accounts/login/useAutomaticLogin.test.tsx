import { sessionCalls } from '@mukae/contract/calls/sessions';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptReservation } from '@/api/cookies';
import { refusal } from '@/api/testing/wire';
import { box, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { autoLogin, login, tokenLogin } = sessionCalls;

const now = '2099-11-16T09:00:00+09:00';
const loggedInAs = (role: 'operator' | 'signage') => ({ result: 'OK', role, code: '', msg: '' }) as const;
const startsAt = (date: string) => ({ result: 'OK', date, msg: '' }) as const;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = () => wire().sentTo(autoLogin).length;
const tried = () => wire().sentTo(tokenLogin);

const keepToken = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: so does the server.
  document.cookie = 'reservation_kept=1; Path=/';
};
const forgetToken = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: so does the server.
  document.cookie = 'reservation_kept=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) });
  wire().answers(autoLogin, undefined);
});
afterEach(() => {
  vi.useRealTimers();
  forgetToken();
});

describe('the login page without a token', () => {
  it('[A-S09] [A-K02] asks every 3 seconds until somebody is let in, and no longer', async () => {
    const { place, state } = await open('/login');
    expect(asked()).toBe(1);
    await pass(2999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    wire().answers(autoLogin, loggedInAs('operator'));
    await pass(3000);
    expect(place()).toBe('/app/service/standby');
    expect(state()).toEqual({ isOperator: true });
    await pass(9000);
    expect(asked()).toBe(3);
  });

  it('[A-S09] [A-K02] asks on while the server fails, without a word', async () => {
    wire().fails(autoLogin);
    const { place } = await open('/login');
    await pass(6000);
    expect(asked()).toBe(3);
    expect(told('alert')).toBe('');
    wire().answers(autoLogin, loggedInAs('signage'));
    await pass(3000);
    expect(place()).toBe('/app/signage/view');
  });

  it('[A-S09] stands still while a password is being checked', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === login.path) await answered;
      return fetch(path, init);
    });
    wire().answers(login, loggedInAs('operator'));
    const { place } = await open('/login');
    await type('ログインID', 'operator1@demo.example');
    await type('パスワード', 'Demo2026!');
    await press('ログイン');
    await pass(9000);
    expect(asked()).toBe(1);
    expect(place()).toBe('/login');

    await act(async () => answer());
    await pass(0);
    expect(place()).toBe('/app/service/standby');
  });

  it('[A-L02] asks nothing for whom another page sent there', async () => {
    await open('/login', undefined, { isRedirect: true });
    await pass(10_000);
    expect(asked()).toBe(0);
  });
});

describe('the token of a link', () => {
  it('[A-L03] [A-S04] [A-S07] comes before the one this device keeps and before its login, and waits for its time', async () => {
    keepToken();
    wire().answers(tokenLogin, startsAt('2099-11-16T09:40:00+09:00'));
    const { place, state } = await open('/login?token=given');
    expect(tried()).toEqual([{ token: 'given' }]);
    expect(asked()).toBe(0);
    expect(place()).toBe('/waiting-room');
    expect(state()).toEqual({ token: 'given' });
  });

  it('[A-L03] [A-S05] [A-R09] opens the signage view in its time', async () => {
    wire().answers(tokenLogin, startsAt(now));
    const { place, state } = await open('/login?token=given');
    expect(place()).toBe('/app/signage/view');
    expect(state()).toEqual({ date: now, token: 'given' });
  });

  it('[A-L03] is refused beside the form where nobody signed it, and tried once', async () => {
    wire().answers(tokenLogin, refusal('tokenInvalid'));
    await open('/login?token=no.such.token');
    expect(told('alert')).toBe('このリンクは無効です。');
    expect(box('ログインID')).toBeTruthy();
    await pass(9000);
    expect(tried()).toHaveLength(1);
  });

  it('[A-L03] [S-25] is tried again while the server is away, also where this device keeps a token', async () => {
    keepToken();
    wire().answers(tokenLogin, refusal('unavailable'));
    const { place } = await open('/login?token=given');
    await pass(3000);
    expect(tried()).toHaveLength(2);
    wire().answers(tokenLogin, startsAt(now));
    await pass(3000);
    expect(place()).toBe('/app/signage/view');
  });

  it('[A-S06] that is over is told, forgotten on this device, and led away from', async () => {
    keepToken();
    wire().answers(tokenLogin, () => {
      forgetToken();
      return refusal('tokenExpired');
    });
    const { place } = await open('/login');
    await act(() => vi.dynamicImportSettled());
    await pass(0);
    expect(told('dialog')).toContain('トークンの有効期限が切れました');
    expect(told('dialog')).toContain('この予約のリンクはお使いいただけません。');
    await press('OK');
    expect(place()).toBe('/login');
    expect(told('dialog')).toBe('');
    expect(box('ログインID')).toBeTruthy();
    expect(keptReservation()).toBeUndefined();
  });
});

describe('the token that this device keeps', () => {
  it('[A-S08] [S-25] comes before its login, and is named without being known to the page', async () => {
    keepToken();
    wire().answers(tokenLogin, startsAt('2099-11-16T09:10:00+09:00'));
    const { place, state } = await open('/login');
    expect(tried()).toEqual([{ token: 'kept' }]);
    expect(asked()).toBe(0);
    expect(place()).toBe('/waiting-room');
    expect(state()).toEqual({ token: 'kept' });
  });

  it('[A-S08] [A-K02] is tried again every 3 seconds', async () => {
    keepToken();
    wire().fails(tokenLogin);
    const { place } = await open('/login');
    expect(place()).toBe('/login?token=kept');
    expect(told('alert')).toContain('SVER-Unexpected');
    await pass(2999);
    expect(tried()).toHaveLength(1);
    await pass(1);
    expect(tried()).toHaveLength(2);
    wire().answers(tokenLogin, startsAt(now));
    await pass(3000);
    expect(place()).toBe('/app/signage/view');
  });
});
