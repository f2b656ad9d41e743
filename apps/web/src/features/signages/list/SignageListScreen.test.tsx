import { characterCalls } from '@mukae/contract/calls/characters';
import { screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { storeCalls } from '@mukae/contract/calls/stores';
import { makeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { someStore } from '@/features/stores/testing/someStore';
import { button, choose, follow, isThere, press, rows, search } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someSignage } from '../testing/someSignage';

const { wire, open } = pagesForFile();
const { pageOfSignages } = signageCalls;

const lounge: SignageAnswer = {
  ...someSignage,
  id: 8,
  name: 'ラウンジ',
  loginId: makeUpLoginId('0123'),
  seenAt: null,
};

const list = (...signages: SignageAnswer[]) =>
  wire().answers(pageOfSignages, { result: 'OK', rows: signages, total: signages.length });

beforeEach(() => {
  list(someSignage, { ...lounge, status: 'Logout' });
  wire().answers(storeCalls.listStores, [someStore]).answers(characterCalls.listCharacters, []);
  wire().answers(screenHealthCalls.listScreenHealths, { result: 'OK', screens: [] });
});

const openList = () => open('/app/signage/list', 'companyAdmin');

describe('the list of signages', () => {
  it('[O-G01] shows each with its store, what it does, who greets, who attends and how it logs in', async () => {
    const users = [{ userId: 2, name: '佐藤 美咲' }];
    list({ ...someSignage, character: { id: 2, name: 'Kento' }, users, userCount: 1 }, { ...lounge, status: 'Logout' });
    await openList();
    const [first, second] = rows();
    for (const fact of ['1F 総合受付', 'signage1@demo.example', '東京本店', '受付中', 'Kento', '1 名']) {
      expect(first).toContain(fact);
    }
    for (const fact of ['未ペアリング', '端末は未接続']) expect(second).toContain(fact);
    for (const fact of ['mukae.invalid', '青葉ホーム株式会社']) expect(second).not.toContain(fact);
  });

  it('[O-G08] tells of a device without a login of its own that it is paired', async () => {
    list(lounge, { ...lounge, id: 9, status: 'Logout', seenAt: someSignage.seenAt });
    await openList();
    for (const row of rows()) expect(row).toContain('ペアリング済み');
    expect(rows()[1]).toContain('オフライン');
  });

  it('[D-C01] comes by urgency, and is narrowed to one state until it is pressed again', async () => {
    const { place } = await openList();
    expect(wire().sentTo(pageOfSignages)).toMatchObject([{ sort: 'urgency' }]);
    await press('オフライン');
    expect(wire().sentTo(pageOfSignages).at(-1)).toMatchObject({ standing: 'away' });
    expect(place()).toBe('/app/signage/list?standing=away');
    expect(button('オフライン').getAttribute('aria-pressed')).toBe('true');
    await press('オフライン');
    expect(place()).toBe('/app/signage/list');
  });

  it('[D-C05] says of one without operators who is called instead', async () => {
    await openList();
    expect(rows()[0]).toContain('なし店舗、会社の順に呼び出します');
  });

  it('[D-C02] tells whoever works on all companies of which each is', async () => {
    await open('/app/signage/list', 'systemAdmin');
    expect(rows()[0]).toContain('青葉ホーム株式会社');
  });

  it('[D-H15] tells an administrator which screens are well, which are to be checked and why, and since when one is away', async () => {
    wire().answers(screenHealthCalls.listScreenHealths, {
      result: 'OK',
      screens: [
        { id: 7, health: { is: 'attention', reasons: ['mediaFault', 'slowNetwork'] } },
        { id: 8, health: { is: 'away', since: '2026-11-16T09:30:00+09:00' } },
      ],
    });
    const { place } = await openList();
    await screen.findByText('要確認');
    expect(rows()[0]).toContain('要確認表示できないメディア通信の遅れ');
    expect(rows()[1]).toContain('不通2026/11/16 09:30 から');
    await press('端末の要確認');
    expect(wire().sentTo(pageOfSignages).at(-1)).toMatchObject({ wantsAttention: true });
    await follow('1F 総合受付 の端末の様子要確認表示できないメディア通信の遅れ');
    expect(place()).toBe('/app/signage/health?id=7');
  });

  it('[D-H15] asks nothing of the kind for an operator', async () => {
    await open('/app/signage/list', 'operator');
    expect(rows()[0]).not.toContain('確認中');
    expect(wire().sentTo(screenHealthCalls.listScreenHealths)).toEqual([]);
  });

  it('[O-G01] leads to the pairing of one', async () => {
    const { place } = await openList();
    await press('ラウンジ のその他の操作');
    await follow('端末をペアリングする');
    expect(place()).toBe('/app/signage/pair?id=8');
  });

  it('[O-G01] is narrowed down to a store and searched, and all of it is there again', async () => {
    await openList();
    await choose('店舗', '福岡天神店');
    expect(wire().sentTo(pageOfSignages).at(-1)).toMatchObject({ storeId: 5 });
    list();
    await search('サイネージを探す', '総合');
    expect(wire().sentTo(pageOfSignages).at(-1)).toMatchObject({ storeId: 5, search: '総合' });
    list(someSignage);
    await press('条件を消す');
    expect(rows()).toHaveLength(1);
  });

  it('[O-G01] shows an operator neither how to add nor how to set up one', async () => {
    await open('/app/signage/list', 'operator');
    expect(rows()).toHaveLength(2);
    expect(isThere('a', '1F 総合受付 の担当オペレーター')).toBe(true);
    for (const way of ['サイネージを追加する', '端末をペアリングする', '1F 総合受付 の設定']) {
      expect(isThere('a', way)).toBe(false);
    }
  });
});
