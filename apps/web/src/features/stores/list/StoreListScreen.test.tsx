import { storeCalls } from '@mukae/contract/calls/stores';
import { beforeEach, expect, it } from 'vitest';
import { isThere, link, rows } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someStore } from '../testing/someStore';

const { wire, open } = pagesForFile();

const people = (...names: string[]) => names.map((name, place) => ({ userId: place + 1, name }));
const tokyo = {
  ...someStore,
  id: 1,
  name: '東京本店',
  signages: [{ id: 7, name: '1F 総合受付' }],
  signageCount: 1,
  users: people('1 伊藤', '2 高橋', '3 渡辺'),
  userCount: 4,
};
const osaka = { ...someStore, id: 2, name: '大阪梅田店', users: people('鈴木 健一'), userCount: 1 };

beforeEach(() => {
  wire().answers(storeCalls.pageOfStores, { result: 'OK', rows: [tokyo, osaka, someStore], total: 3 });
});

it('[O-S01] each store stands there with its signages and its first three operators', async () => {
  await open('/app/store/list', 'companyAdmin');
  const [first, second, third] = rows();
  expect(first).toContain('東京本店');
  expect(first).toContain('1 台1F 総合受付');
  expect(first).toContain('4 名1 伊藤、2 高橋、3 渡辺…');
  expect(second).toContain('1 名鈴木 健一');
  expect(third?.match(/なし/g)).toHaveLength(2);
  expect(link('東京本店の設定').getAttribute('href')).toBe('/app/store/update?id=1');
});

it('[O-S01] an operator reads the stores and changes none', async () => {
  await open('/app/store/list', 'operator');
  expect(isThere('a', '東京本店のユーザー')).toBe(true);
  expect(isThere('a', '店舗を追加する')).toBe(false);
  expect(isThere('a', '東京本店の設定')).toBe(false);
});
