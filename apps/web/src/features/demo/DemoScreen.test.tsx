import { demoCalls } from '@mukae/contract/calls/demo';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import type { Role } from '@mukae/contract/domain/account/role';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { follow, link, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();

const accounts = [
  { loginId: 'admin@demo.example', name: '田中 恵子', role: 'companyAdmin' },
  { loginId: 'operator1@demo.example', name: '佐藤 美咲', role: 'operator' },
  { loginId: 'guest@demo.example', name: '森 あかり', role: 'webReservationUser' },
  { loginId: 'system@demo.example', name: 'システム管理者', role: 'systemAdmin' },
  { loginId: 'signage1@demo.example', name: '1F 総合受付', role: 'signage' },
] satisfies { loginId: string; name: string; role: Role }[];

beforeEach(() => {
  wire().answers(demoCalls.getDemo, { result: 'OK', password: 'Demo2026!', accounts });
});

const heading = () => document.querySelector('h1')?.textContent;
const hrefOf = (name: string) => link(`${name}を新しいタブで開く`).getAttribute('href');

describe('the start of the demo', () => {
  it('[W-14] has a card for each role, people on one host and screens on the other', async () => {
    await open('/demo');
    const { port } = window.location;
    const text = `担当者の画面は localhost:${port}、お客様の画面は 127.0.0.1:${port} で開きます`;
    expect(document.body.textContent).toContain(text);
    for (const { loginId, name, role } of accounts) {
      const host = role === 'signage' ? '127.0.0.1' : 'localhost';
      expect(hrefOf(name)).toBe(`http://${host}:${port}/demo?open=${encodeURIComponent(loginId)}`);
    }
    expect(hrefOf('予約のリンク')).toBe(`http://127.0.0.1:${port}/demo?open=meeting`);
  });

  it('[W-14] tells what to type by hand, and leads to the login page, which lets nobody in by itself', async () => {
    const { place, state } = await open('/demo');
    expect(document.body.textContent).toContain('Demo2026!');
    for (const { loginId } of accounts) expect(document.body.textContent).toContain(loginId);
    await follow('ログインへ');
    expect(place()).toBe('/login');
    expect(state()).toEqual({ isRedirect: true });
  });

  it('[W-14] [A-R14] does not exist outside the demo', async () => {
    wire().answers(demoCalls.getDemo, refusal('notFound'));
    await open('/demo');
    expect(heading()).toBe('404 NOT FOUND');
  });
});

describe('a card of the demo', () => {
  it.each([
    ['admin@demo.example', 'companyAdmin', '/app/service/standby', { isOperator: false }],
    ['operator1@demo.example', 'operator', '/app/service/standby', { isOperator: true }],
    ['guest@demo.example', 'webReservationUser', '/app/reservation/home', null],
    ['system@demo.example', 'systemAdmin', '/test/register', null],
    ['signage1@demo.example', 'signage', '/app/signage/view', null],
  ] as const)('[W-14] logs %s in as %s, who lands on %s', async (loginId, role, landing, carried) => {
    wire().answers(sessionCalls.login, { result: 'OK', role, code: '', msg: '' });
    const { place, state } = await open(`/demo?open=${encodeURIComponent(loginId)}`);
    expect(wire().sentTo(sessionCalls.login)).toEqual([
      { username: loginId, password: 'Demo2026!', isRemember: role === 'signage' },
    ]);
    expect(place()).toBe(landing);
    expect(state()).toEqual(carried);
  });

  it('[W-14] of a reservation opens a meeting that is made then', async () => {
    wire().answers(demoCalls.openDemoMeeting, { result: 'OK', token: 'a+b' });
    wire().answers(sessionCalls.tokenLogin, refusal('tokenInvalid'));
    const { place } = await open('/demo?open=meeting');
    expect(wire().sentTo(demoCalls.openDemoMeeting)).toEqual([{}]);
    expect(place()).toBe('/login?token=a%2Bb');
  });

  it('[W-14] of an account that is not of the demo says so, with a way back', async () => {
    await open('/demo?open=nobody%40demo.example');
    expect(told('alert')).toContain('このデモのアカウントは見つかりませんでした。');
    await follow('デモの最初に戻る');
    expect(heading()).toBe('デモをはじめる');
  });
});
