import { demoCalls } from '@mukae/contract/calls/demo';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { tick } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();

beforeEach(() => {
  wire().answers(sessionCalls.autoLogin, undefined);
  wire().answers(sessionCalls.checkAuth, { result: 'OK', auth: true, role: 'operator' });
  const [date, now] = ['2199-11-16T10:00:00+09:00', '2199-11-16T09:00:00+09:00'];
  wire().answers(sessionCalls.getStartTime, { result: 'OK', date, now });
  wire().answers(demoCalls.getDemo, { result: 'OK', password: 'Demo2026!', accounts: [] });
});

const heading = () => document.querySelector('h1')?.textContent;
const waiting = { token: 'early' };

it.each([
  { path: '/login', ja: 'ログイン', en: 'Log in' },
  { path: '/test/passwordReset', ja: 'パスワードの再設定', en: 'Reset your password' },
  { path: '/test/passwordSetting', ja: 'パスワードの設定', en: 'Set your password' },
  { path: '/logout', ja: '会議は終了しました', en: 'The meeting has ended' },
  { path: '/demo', ja: 'デモをはじめる', en: 'Try the demo' },
  {
    path: '/waiting-room',
    ja: '会議は 11月16日 10:00 に開始します',
    en: 'The meeting starts on 11/16 at 10:00 (Japan time)',
  },
])('[A-P04] $path speaks both languages and remembers the choice', async ({ path, ja, en }) => {
  await open(path, undefined, waiting);
  expect(heading()).toBe(ja);
  expect(document.documentElement.lang).toBe('ja');
  await tick('English');
  expect(heading()).toBe(en);
  expect(document.documentElement.lang).toBe('en');

  cleanup();
  await open(path, undefined, waiting);
  expect(heading()).toBe(en);
  await tick('日本語');
  cleanup();
  await open(path, undefined, waiting);
  expect(heading()).toBe(ja);
});
