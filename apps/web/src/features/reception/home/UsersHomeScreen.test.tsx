import { accountCalls } from '@mukae/contract/calls/accounts';
import { auditCalls } from '@mukae/contract/calls/audit';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { outboxCalls } from '@mukae/contract/calls/outbox';
import { type Overview, overviewCalls } from '@mukae/contract/calls/overview';
import type { Role } from '@mukae/contract/domain/account/role';
import { beforeEach, describe, expect, it } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { chooseCompany } from '@/features/companies/companyScope';
import { someCompany } from '@/features/companies/testing/someCompany';
import { isThere, link, partUnder } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getOverview } = overviewCalls;

const now: Overview = {
  result: 'OK',
  stores: 3,
  signages: { total: 2, online: 1 },
  operators: { total: 3, online: 1, standby: 0 },
  media: 0,
};

beforeEach(() => {
  wire()
    .answers(characterCalls.listCharacters, [])
    .answers(getOverview, now)
    .answers(companyCalls.getCompany, someCompany);
  wire().answers(auditCalls.getAudit, { result: 'OK', rows: [], total: 0 });
});

function openAs(role: Role) {
  wire().answers(accountCalls.getUser, { ...someUser, role });
  return open('/app/users/home', role);
}

describe('the home of an administrator', () => {
  it('[O-H01] says how her company stands, and each line leads there', async () => {
    await openAs('companyAdmin');
    expect(isThere('h2', 'いま受付で待機している人はいません。')).toBe(true);
    const ways = {
      'サイネージ2 台中 1 台がオンラインです': '/app/signage/list',
      'オペレーター3 名中 1 名がオンライン、0 名が待機中です': '/app/users/list',
      '店舗3 店です': '/app/store/list',
      'アバターチャンネル契約 3 体のうち 0 体を使用中です': '/app/channel-operator/1',
      'メディア0 件、2 GB のうち 0 B を使用中です': '/app/media/list',
    };
    const led = Object.keys(ways).map((line) => [line, link(line).getAttribute('href')]);
    expect(Object.fromEntries(led)).toEqual(ways);
  });

  it('[O-H01] tells what a new company does first, and leads there', async () => {
    wire().answers(getOverview, { ...now, signages: { total: 1, online: 0 } });
    await openAs('companyAdmin');
    expect(partUnder('はじめに')).toContain('3 つのうち 1 つが済みました');
    expect(partUnder('はじめに')).toMatch(/オペレーターを招く.*?済みました/);
    expect(link('ペアリングする').getAttribute('href')).toBe('/app/signage/pair');
    expect(link('メディアを追加する').getAttribute('href')).toBe('/app/media/list');
    expect(isThere('a', 'ユーザーを追加する')).toBe(false);
  });

  it('[O-H01] counts a screen that is there as done', async () => {
    await openAs('companyAdmin');
    expect(partUnder('はじめに')).toContain('3 つのうち 2 つが済みました');
    expect(isThere('a', 'ペアリングする')).toBe(false);
  });

  it('[O-H01] no longer tells what to do first once all of it is done', async () => {
    wire().answers(getOverview, { ...now, media: 1 });
    await openAs('companyAdmin');
    expect(partUnder('いまのようす')).toContain('1 件');
    expect(partUnder('はじめに')).toBeUndefined();
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
    expect(partUnder('はじめに')).toBeUndefined();
    expect(wire().sentTo(getOverview)).toEqual([{}]);
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
