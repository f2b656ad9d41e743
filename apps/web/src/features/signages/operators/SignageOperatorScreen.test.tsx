import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import type { Role } from '@mukae/contract/domain/account/role';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { box, button, isThere, link, partUnder, press, rows, search, tick, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someWholeSignage } from '../testing/someSignage';

const { wire, open } = pagesForFile();
const misaki = { ...someUser, userId: 2, name: '佐藤 美咲', role: 'operator', isOwnConfig: false } as const;

function attended(by: Pick<SignageAnswer, 'users' | 'userCount'>) {
  wire().answers(signageCalls.getSignage, { ...someWholeSignage, ...by });
}

beforeEach(() => {
  attended({ users: [misaki], userCount: 1 });
  wire().answers(accountCalls.pageOfUsers, { result: 'OK', rows: [misaki], total: 1 });
  wire().answers(characterCalls.listCharacters, []);
});

const openAs = (role: Role) => open('/app/signage/operator?id=7', role);
const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent);

describe('the operators of a signage', () => {
  it('[O-G06] [D-C05] stand below where it is, who attends to it and the way to its settings', async () => {
    attended({ users: [], userCount: 0 });
    await openAs('companyAdmin');
    expect(partUnder('1F 総合受付')).toContain('店舗東京本店');
    expect(partUnder('1F 総合受付')).toContain('担当なし店舗、会社の順に呼び出します');
    expect(link('サイネージの設定').getAttribute('href')).toBe('/app/signage/update?id=7');
    expect(link('オペレーターを追加する').getAttribute('href')).toContain('id=7');
    expect(wire().sentTo(accountCalls.pageOfUsers)).toMatchObject([{ operatorOf: 7 }]);
  });

  it('[O-G06] are named up to ten, and that there are more', async () => {
    const names = Array.from({ length: 10 }, (_, place) => `担当 ${place + 11}`);
    attended({ users: names.map((name, userId) => ({ userId, name })), userCount: 11 });
    await openAs('companyAdmin');
    expect(partUnder('1F 総合受付')).toContain(`${names.join('、')}…`);
  });

  it('[O-G06] are shown to an operator, and nothing to change', async () => {
    await openAs('operator');
    expect(rows()).toEqual([expect.stringContaining('佐藤 美咲')]);
    expect(heads()).toEqual(['ユーザー', '状態']);
    expect(isThere('a', 'サイネージの設定')).toBe(false);
    expect(isThere('a', 'オペレーターを追加する')).toBe(false);
  });

  it('[O-G07] are taken off after a question', async () => {
    wire().answers(signageCalls.deleteSignageUser, ok);
    await openAs('companyAdmin');
    await press('佐藤 美咲 を担当から外す');
    expect(told('dialog')).toContain('担当から外しますか');
    expect(told('dialog')).toContain('佐藤 美咲 さん');
    attended({ users: [], userCount: 0 });
    await press('外す');
    expect(wire().sentTo(signageCalls.deleteSignageUser)).toEqual([{ targetId: 7, userId: 2 }]);
    expect(partUnder('1F 総合受付')).toContain('担当なし');
    expect(await screen.findByText('担当から外しました')).toBeTruthy();
  });
});

describe('those who could become operators', () => {
  const kenichi = { ...misaki, userId: 3, name: '鈴木 健一' };
  const openCandidates = () => open('/app/signage/operatorAdd?id=7', 'companyAdmin');

  beforeEach(() => {
    wire().answers(accountCalls.pageOfUsers, { result: 'OK', rows: [misaki, kenichi], total: 2 });
  });

  it('[O-G07] [D-C03] are chosen one after the other, also by search, and added together', async () => {
    wire().answers(signageCalls.addSignageUsers, ok);
    const { place } = await openCandidates();
    expect(heads()).toEqual(['ユーザー', '追加', 'キャラクター', '状態', '状態の変更', '設定']);
    expect(button('担当に追加する').disabled).toBe(true);
    await tick('鈴木 健一 を追加');
    wire().answers(accountCalls.pageOfUsers, { result: 'OK', rows: [misaki], total: 1 });
    await search('ユーザーを探す', '佐藤');
    await tick('佐藤 美咲 を追加');
    expect(told('status')).toContain('2 名を選びました');
    await press('2 名を担当に追加する');
    expect(wire().sentTo(signageCalls.addSignageUsers)).toEqual([{ targetId: 7, userIds: [3, 2] }]);
    expect(place()).toBe('/app/signage/operator?id=7');
    expect(await screen.findByText('鈴木 健一、佐藤 美咲')).toBeTruthy();
  });

  it('[D-E17] are added also when the page is left meanwhile, and nobody is taken back to it', async () => {
    let answer = () => {};
    wire().answers(
      signageCalls.addSignageUsers,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(ok);
        }),
    );
    const { place, go } = await openCandidates();
    await tick('佐藤 美咲 を追加');
    await press('1 名を担当に追加する');
    await go('/app/media');
    answer();
    expect(await screen.findByText('担当に追加しました')).toBeTruthy();
    expect(place()).toBe('/app/media');
  });

  it('[D-C03] stay chosen when they could not be added', async () => {
    wire().answers(signageCalls.addSignageUsers, refusal('notFound'));
    const { place } = await openCandidates();
    await tick('佐藤 美咲 を追加');
    await press('1 名を担当に追加する');
    expect(told('alert')).toContain('SVER-14');
    expect(box('佐藤 美咲 を追加').checked).toBe(true);
    expect(place()).toBe('/app/signage/operatorAdd?id=7');
  });
});
