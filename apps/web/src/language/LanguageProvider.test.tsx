import { sessionCalls } from '@mukae/contract/calls/sessions';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { press, tick, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();

it('[A-P04] the server is asked in the language of the page, also after it was changed', async () => {
  const asked: Record<string, string | null> = {};
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked[path] = new Headers(init.headers).get('Accept-Language');
    return fetch(path, init);
  });
  wire().answers(sessionCalls.autoLogin, undefined).answers(sessionCalls.login, refusal('loginFailed'));
  await open('/login');
  expect(asked[sessionCalls.autoLogin.path]).toBe('ja');
  await tick('English');
  await type('Login ID', 'operator1@demo.example');
  await type('Password', 'Wrong2026!');
  await press('Log in');
  expect(asked[sessionCalls.login.path]).toBe('en');
});

it('[A-P04] a language that is chosen in another tab holds in this one, too', async () => {
  wire().answers(sessionCalls.autoLogin, undefined);
  await open('/login');
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'mukae.language', newValue: 'en' }));
  });
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByLabelText('Login ID')).toBeDefined();
});
