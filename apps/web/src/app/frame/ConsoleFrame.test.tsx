import { accountCalls } from '@mukae/contract/calls/accounts';
import { companyCalls } from '@mukae/contract/calls/companies';
import { messageCalls } from '@mukae/contract/calls/messages';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import type { Role } from '@mukae/contract/domain/account/role';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { someCompany } from '@/features/companies/testing/someCompany';
import { afterCall } from '@/features/reception/operation/end/afterCall';
import { rememberLanguage } from '@/language/chosenLanguage';
import { LiveCounts } from '@/live/LiveCounts';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { someCall } from '@/live/testing/someCall';
import { everyWord, follow, isThere, link, press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { patiently } from '@/testing/patiently';
import { openAround } from '../testing/openAround';
import { ConsoleFrame } from './ConsoleFrame';

const { wire } = pagesForFile();

beforeEach(() => {
  wire().answers(companyCalls.getCompany, someCompany);
  wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 0 });
  messagesWait(0);
});

const messagesWait = (open: number) => wire().answers(messageCalls.countMessages, { result: 'OK', open });

function openFrame(address: string, as: Role) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`user_role=${as}; user_id=1`);
  return openAround(ConsoleFrame, address);
}

function openAs(role: Role, address: string, name = someUser.name) {
  wire().answers(accountCalls.getUser, { ...someUser, name, role });
  return openFrame(address, role);
}

const menu = () => document.querySelector('aside nav')?.textContent;
const bar = () => document.querySelector('header')?.textContent;
const answers = ['AI受付', '質問と答え'];
const receptionist = [...answers, 'お客様の質問', 'AI受付の設定'];
const reservations = ['予約', '会社の予約一覧', '利用実績', '予約の受付設定'];
const administration = ['管理', 'サイネージ', '店舗', 'ユーザー', 'アバターチャンネル', 'メディア'];

const frameWith = (live: LiveStore) => () => (
  <RealtimeContext value={live}>
    <LiveCounts />
    <ConsoleFrame />
  </RealtimeContext>
);

describe('the sidebar', () => {
  it.each([
    [
      '[A-A03]',
      'operator',
      '/app/users/profile',
      ['受付', '受付待機', 'お客様の伝言', ...answers, '管理', 'サイネージ', 'ユーザー', 'アバターチャンネル'],
      '/app/service/standby',
    ],
    [
      '[A-A04]',
      'webReservationUser',
      '/app/reservation/home',
      [
        '受付',
        '受付待機',
        '予約',
        'タイムシェア（本日の予約）',
        '予約一覧',
        '予約カレンダー',
        '画面の設定',
        '利用実績',
      ],
      '/app/users/home',
    ],
    [
      '[A-F02]',
      'companyAdmin',
      '/app/service/standby',
      [
        '受付',
        'ホーム',
        '受付待機',
        'お客様の伝言',
        '応対記録',
        ...receptionist,
        ...reservations,
        ...administration,
        '会社',
        '会社情報',
        '操作履歴',
      ],
      '/app/users/home',
    ],
    [
      '[A-A05]',
      'systemAdmin',
      '/test/register',
      [
        ...['受付', 'ホーム', '受付待機', 'お客様の伝言', '応対記録', ...receptionist],
        ...[...reservations, ...administration],
        ...['会社', '会社の一覧', '操作履歴', 'アカウント', 'アカウント登録', '送信メール'],
      ],
      '/app/users/home',
    ],
  ] as const)(
    '%s [A-A06] [A-R07] [A-R08] of a %s has what she uses, and its logo leads home',
    async (_, role, address, lines, home) => {
      const { place } = await openAs(role, address);
      expect(menu()).toBe(lines.join(''));
      const [logo] = document.querySelectorAll<HTMLElement>('aside a');
      expect(logo?.getAttribute('aria-label')).toBe('Mukae 迎え ホームへ');
      expect(logo?.getAttribute('href')).toBe(home);
      expect(place()).toBe(address);
    },
  );

  it('[A-A02] follows the cookie, whoever the server says it is', async () => {
    wire().answers(accountCalls.getUser, { ...someUser, role: 'operator' });
    await openFrame('/app/service/standby', 'systemAdmin');
    expect(link('送信メール').getAttribute('href')).toBe('/app/outbox');
  });
});

describe('the way to the messages of visitors', () => {
  it.each([
    ['ja', 'お客様の伝言、未対応 3 件', 'お客様の伝言、未対応 120 件', 'お客様の伝言'],
    ['en', 'Messages, 3 open', 'Messages, 120 open', 'Messages'],
  ] as const)(
    '[D-M01] [W-12] tells in %s how many wait, as soon as that changes, and nothing of none',
    async (...row) => {
      const [language, three, many, none] = row;
      rememberLanguage(language);
      messagesWait(3);
      wire().answers(accountCalls.getUser, someUser);
      const realtime = new FakeRealtime();
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator; user_id=1');
      await openAround(frameWith(new LiveStore(realtime)), '/app/users/profile');
      const [item] = document.querySelectorAll('aside a[href="/app/messages/list"]');
      expect(link(three)).toBe(item);
      expect(item?.textContent).toContain('3');

      messagesWait(120);
      await act(async () => realtime.tell({ type: 'messagesChanged' }));
      await patiently(() => expect(link(many)).toBe(item));
      expect(item?.textContent).toContain('99+');

      messagesWait(0);
      await act(async () => realtime.tell({ type: 'messagesChanged' }));
      await patiently(() => expect(link(none)).toBe(item));
      expect(item?.textContent).toBe(none);
    },
  );
});

describe('the top bar', () => {
  it.each([
    ['companyAdmin', true],
    ['operator', false],
  ] as const)('[A-A01] says who a %s is, with a badge beside the name: %s', async (role, hasBadge) => {
    await openAs(role, '/app/service/standby', '佐藤 美咲');
    expect(bar()).toContain('佐藤 美咲');
    expect(bar()?.includes('管理者')).toBe(hasBadge);
  });

  it('[A-F03] says that a logout failed, and leads to the login page after one that did not', async () => {
    wire().fails(sessionCalls.logout);
    const { place } = await openAs('operator', '/app/service/standby');
    await press('ログアウト');
    const failed = await screen.findByText(/ログアウトできませんでした/);
    expect(failed.textContent).toContain('SVER-Unexpected');
    expect(place()).toBe('/app/service/standby');

    wire().answers(sessionCalls.logout, { result: 'OK', code: '', msg: '' });
    await press('ログアウト');
    expect(place()).toBe('/login');
  });

  it('[D-L04] asks who is in a conversation before a logout ends it', async () => {
    wire().answers(accountCalls.getUser, someUser);
    wire().answers(sessionCalls.logout, { result: 'OK', code: '', msg: '' });
    const realtime = new FakeRealtime();
    const live = new LiveStore(realtime);
    realtime.tell({ type: 'submitCall', call: someCall });
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator; user_id=1');
    const { place } = await openAround(frameWith(live), '/app/users/profile');
    await press('ログアウト');
    expect(told('dialog')).toContain('お客様との会話が終わります。');
    await press('やめる');
    expect(place()).toBe('/app/users/profile');
    expect(wire().sentTo(sessionCalls.logout)).toEqual([]);

    await press('ログアウト');
    await press('会話を終えてログアウト');
    expect(place()).toBe('/login');
  });

  it('[A-R06] leads to the own profile', async () => {
    const { place } = await openAs('operator', '/app/service/standby');
    await follow('プロフィール設定');
    expect(place()).toBe('/app/users/profile');
  });
});

/** What waits as long as this waits until the test lets it go on. */
function holdTimers(ms: number) {
  const held: (() => void)[] = [];
  const { setTimeout } = window;
  vi.stubGlobal('setTimeout', (work: () => void, after?: number) =>
    after === ms ? held.push(work) : setTimeout(work, after),
  );
  return () =>
    act(() => {
      for (const work of held) work();
    });
}

describe('the frame', () => {
  it('[D-K06] that comes by itself after a call does nothing for a moment, whatever lies under the pointer', async () => {
    wire().answers(accountCalls.getUser, someUser);
    const letGo = holdTimers(800);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator; user_id=1');
    await openAround(ConsoleFrame, '/app/service/standby', afterCall);
    const logout = () => screen.getByText('ログアウト');
    expect(logout().closest('[inert]')).not.toBeNull();
    letGo();
    expect(logout().closest('[inert]')).toBeNull();
  });

  it('[A-P04] [W-12] speaks the chosen language and no other', async () => {
    rememberLanguage('en');
    await openAs('systemAdmin', '/app/service/standby', 'Keiko Tanaka');
    const read = everyWord().replaceAll(/日本語|青葉ホーム株式会社/g, '');
    expect(read).toContain('Reception standby');
    expect(read).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  });

  it('[O-U02] says of a page that a role cannot use that it is not for her, and leads home', async () => {
    const { place, state } = await openAs('operator', '/app/users/add');
    expect(isThere('h1', 'ご利用いただけないページです')).toBe(true);
    await follow('ホームへ戻る');
    expect(place()).toBe('/app/service/standby');
    expect(state()).toEqual({ isOperator: true });
  });
});
