import { accountCalls } from '@mukae/contract/calls/accounts';
import { type CallRecord, callRecordCalls } from '@mukae/contract/calls/callRecords';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { messageCalls } from '@mukae/contract/calls/messages';
import { outboxCalls } from '@mukae/contract/calls/outbox';
import { type Overview, overviewCalls } from '@mukae/contract/calls/overview';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { signageCalls } from '@mukae/contract/calls/signages';
import type { Role } from '@mukae/contract/domain/account/role';
import { beforeEach, describe, expect, it } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { quietDay } from '@/features/calls/testing/quietDay';
import { someRecord } from '@/features/calls/testing/someRecord';
import { chooseCompany } from '@/features/companies/companyScope';
import { someCompany } from '@/features/companies/testing/someCompany';
import { someSignage } from '@/features/signages/testing/someSignage';
import { isThere, link, partUnder } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getOverview } = overviewCalls;

const now: Overview = {
  result: 'OK',
  stores: 3,
  signages: { total: 2, online: 1, seen: 1 },
  operators: { total: 3, online: 1, standby: 0 },
  media: 0,
};

beforeEach(() => {
  wire()
    .answers(characterCalls.listCharacters, [])
    .answers(getOverview, now)
    .answers(companyCalls.getCompany, someCompany)
    .answers(signageCalls.listSignages, [])
    .answers(callRecordCalls.getCallSummary, quietDay)
    .answers(messageCalls.countMessages, { result: 'OK', open: 2 })
    .answers(receptionistCalls.pageOfAsked, { result: 'OK', rows: [], total: 3, answersFrom: 75 });
});

function openAs(role: Role) {
  wire().answers(accountCalls.getUser, { ...someUser, role });
  return open('/app/users/home', role);
}

describe('the home of an administrator', () => {
  it('[O-H01] [D-AA06] says how her company stands, and each line leads there', async () => {
    await openAs('companyAdmin');
    expect(isThere('h2', 'いま受付で待機している人はいません。')).toBe(true);
    const ways = {
      'サイネージ2 台中 1 台がオンラインです': '/app/signage/list',
      'オペレーター3 名中 1 名がオンライン、0 名が待機中です': '/app/users/list',
      'お客様の伝言未対応の伝言が 2 件あります': '/app/messages/list',
      '店舗3 店舗です': '/app/store/list',
      'AI受付答えられなかった質問が 3 件あります': '/app/receptionist/asked',
      'アバターチャンネル契約 3 体のうち 0 体を使用中です': '/app/channel-operator/1',
      'メディア0 件、2 GB のうち 0 B を使用中です': '/app/media/list',
    };
    const led = Object.keys(ways).map((line) => [line, link(line).getAttribute('href')]);
    expect(Object.fromEntries(led)).toEqual(ways);
  });

  it('[O-H01] tells what a new company does first, and leads there', async () => {
    wire().answers(getOverview, { ...now, signages: { total: 1, online: 0, seen: 0 } });
    await openAs('companyAdmin');
    expect(partUnder('設定の残り')).toContain('3 件中 1 件が完了');
    expect(partUnder('設定の残り')).toMatch(/オペレーターを招く.*?済みました/);
    expect(link('ペアリングする').getAttribute('href')).toBe('/app/signage/pair');
    expect(link('メディアを追加する').getAttribute('href')).toBe('/app/media/list');
    expect(isThere('a', 'ユーザーを追加する')).toBe(false);
  });

  it('[O-H01] counts a screen that is there as done', async () => {
    await openAs('companyAdmin');
    expect(partUnder('設定の残り')).toContain('3 件中 2 件が完了');
    expect(isThere('a', 'ペアリングする')).toBe(false);
  });

  it('[O-H01] no longer tells what to do first once all of it is done', async () => {
    wire().answers(getOverview, { ...now, media: 1 });
    await openAs('companyAdmin');
    expect(partUnder('いまのようす')).toContain('1 件');
    expect(partUnder('設定の残り')).toBeUndefined();
  });
});

describe('the day of an administrator', () => {
  const missed: CallRecord = { ...someRecord, operator: null, outcome: 'timedOut', talkedSeconds: null };

  it('[D-C07] begins with nobody', async () => {
    await openAs('companyAdmin');
    expect(partUnder('きょうのお呼び出し')).toContain('まだありません。');
    expect(partUnder('つながっていない画面')).toBeUndefined();
  });

  it('[D-C07] [D-M04] is told in calls, hour by hour, and whom nobody answered leads to the record', async () => {
    const day = { requests: 8, answered: 2, missed: 1, messages: 2, calledOff: 1 };
    const counted = { ...day, byHour: [{ hour: 9, ...day }], lastMissed: [missed] };
    wire().answers(callRecordCalls.getCallSummary, { ...quietDay, ...counted });
    await openAs('companyAdmin');
    const told = partUnder('きょうのお呼び出し');
    for (const words of [
      'お呼び出し8 件',
      'スタッフが応対2 件',
      '応答できず1 件',
      '伝言あり2 件',
      'お客様が取り消し1 件',
      '応答前に切断2 件',
    ]) {
      expect(told).toContain(words);
    }
    expect(told).toContain('9 時台 8 件、うち応答できず 1 件');
    expect(link('09:00東京本店 1F 総合受付').getAttribute('href')).toBe(`/app/calls/detail?id=${missed.id}`);
    expect(isThere('a', '1 件すべてを見る')).toBe(false);
  });

  it('[D-C07] names the screens that are away, the longest first, and counts those that were never paired', async () => {
    const away = { ...someSignage, status: 'Logout' } as const;
    wire().answers(signageCalls.listSignages, [
      { ...away, id: 8, name: 'ラウンジ', seenAt: '2026-11-16T13:02:00+09:00' },
      { ...away, id: 9, name: '売場', seenAt: '2026-11-15T20:00:00+09:00' },
      { ...away, id: 10, name: '新しい画面', seenAt: null },
      someSignage,
    ]);
    await openAs('companyAdmin');
    const told = partUnder('つながっていない画面');
    expect(told).toContain('4 台のうち 2 台');
    expect(told).toMatch(/売場2026\/11\/15 20:00 から.*ラウンジ2026\/11\/16 13:02 から.*1 台がつながっています/s);
    expect(link('東京本店 売場2026/11/15 20:00 からオフライン').getAttribute('href')).toBe('/app/signage/update?id=9');
    expect(link('ペアリングしていない画面が 1 台あります').getAttribute('href')).toBe(
      '/app/signage/list?standing=unpaired',
    );
  });
});

describe('the home of a system administrator', () => {
  beforeEach(() => {
    wire().answers(outboxCalls.pageOfOutbox, { result: 'OK', rows: [], total: 1 });
    wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 2 });
  });

  it('[O-H01] tells how many companies there are and how many mails wait, and leads to both', async () => {
    await openAs('systemAdmin');
    expect(isThere('h2', '2 社がご利用中です。')).toBe(true);
    expect(link('送信メールを見る渡されていないメールが 1 通あります。').getAttribute('href')).toBe('/app/outbox');
    expect(link('会社の一覧を見る契約数と料金を設定します。').getAttribute('href')).toBe('/app/company/list');
    expect(partUnder('設定の残り')).toBeUndefined();
    expect(wire().sentTo(getOverview)).toEqual([{}]);
    expect(wire().sentTo(receptionistCalls.pageOfAsked)).toEqual([]);
  });

  it('[O-H01] shows the company that she has chosen first', async () => {
    chooseCompany(4);
    await openAs('systemAdmin');
    expect(isThere('h2', '青葉ホーム株式会社 のようす')).toBe(true);
    expect(isThere('h2', '2 社がご利用中です。')).toBe(false);
    expect(partUnder('いまのようす')).toContain('3 名中');
    expect(wire().sentTo(getOverview)).toEqual([{ companyId: 4 }]);
    expect(wire().sentTo(companyCalls.getCompany)).toContainEqual({ companyId: 4 });
  });
});
