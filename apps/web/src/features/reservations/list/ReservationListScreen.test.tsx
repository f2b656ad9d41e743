import { characterCalls } from '@mukae/contract/calls/characters';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someCast } from '@/features/characters/testing/someCast';
import { button, choose, isThere, link, offered, press, rows, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someReservation } from '../testing/someReservation';

const { wire, open } = pagesForFile();
const { pageOfReservations, getFeed, renewFeed } = reservationCalls;
const now = new Date('2099-11-18T10:40:00+09:00');

const running = someReservation(126, ['2099-11-18', '10:30', '11:10'], { title: '採用説明会' });
const later = someReservation(128, ['2099-11-20', '13:00', '13:40'], { title: '個別相談' });
const cancelled = someReservation(129, ['2099-11-21', '13:00', '13:40'], { title: '取消', state: 'cancelled' });
const missed = someReservation(120, ['2099-11-02', '13:00', '13:40'], { title: '商談', isNoShow: true });

const monthHas = (total: number, ...found: Reservation[]) =>
  wire().answers(pageOfReservations, { result: 'OK', rows: found, total });
const asked = () => wire().sentTo(pageOfReservations).at(-1);
const openList = (query = '') => open(`/app/reservation/list${query}`, 'webReservationUser');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  wire().answers(characterCalls.listCharacters, someCast);
  wire().answers(getFeed, { result: 'OK', url: 'https://mukae.example.jp/reservation/feed/secret1.ics' });
});
afterEach(() => vi.useRealTimers());

it('[O-RP02] the list shows this month by pages of five, with number, name, date, time, link, meeting and settings', async () => {
  monthHas(7, missed, running, later, cancelled);
  await openList();
  expect(asked()).toEqual({ month: '2099-11', page: 1, pageSize: 5 });
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    ...['No.', '会議名', '日付', '時間', 'リンク', '会議', '設定'],
  ]);
  expect(rows()[1]).toContain('R-000126採用説明会R-00012611月18日（水）10:30 – 11:10');
  await press('次へ');
  expect(asked()).toEqual({ month: '2099-11', page: 2, pageSize: 5 });
});

it('[O-RP02] a month is chosen, from twelve before to six ahead of the one that is shown, and begins with its first page', async () => {
  monthHas(7, running);
  const { place } = await openList('?page=2');
  const months = await offered('月');
  expect(months).toHaveLength(19);
  expect([months.at(0), months.at(-1)]).toEqual(['2100年5月', '2098年11月']);
  monthHas(0);
  await choose('月', '2099年12月');
  expect(place()).toBe('/app/reservation/list?month=2099-12');
  expect(asked()).toEqual({ month: '2099-12', page: 1, pageSize: 5 });
  expect(isThere('h2', '12月の予約はありません')).toBe(true);
  expect(link('カレンダーを開く').getAttribute('href')).toBe('/app/reservation/calendar');
});

it('[O-RP02] [O-RP05] one goes from month to month, and any is reached from the ones around it', async () => {
  monthHas(1, running);
  const { place } = await openList('?month=2098-11');
  await press('前の月');
  expect(place()).toBe('/app/reservation/list?month=2098-10');
  expect(asked()).toEqual({ month: '2098-10', page: 1, pageSize: 5 });
  const months = await offered('月');
  expect([months.at(0), months.at(1), months.at(-1)]).toEqual(['2099年11月', '2099年4月', '2097年10月']);
  await choose('月', '2099年11月');
  await press('次の月');
  expect(place()).toBe('/app/reservation/list?month=2099-12');
});

it('[O-RP03] a link stands there in short, cannot be pressed by her whose session it would end, and is shared as a copy or a code', async () => {
  monthHas(1, running);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openList();
  expect(rows()[0]).toContain('https://mukae.example.j…');
  expect(document.querySelector('a[href*="token="]')).toBeNull();
  await press('採用説明会 のリンクをコピーする');
  expect(writeText).toHaveBeenCalledWith(running.link);
  expect(told('status')).toContain('リンクをコピーしました');
  await press('採用説明会 のQRコードを表示する');
  expect(document.querySelector('[role=dialog] svg[aria-label=入室用のQRコード]')).not.toBeNull();
});

it('[O-RP02] [O-RP04] one can enter what goes on and change what lies ahead; what was cancelled or missed is marked and quiet', async () => {
  monthHas(4, missed, running, later, cancelled);
  await openList();
  expect(button('採用説明会 に入室する').disabled).toBe(false);
  expect(button('個別相談 に入室する').disabled).toBe(true);
  expect(link('個別相談 を変更・取消する').getAttribute('href')).toBe('/app/reservation/calendar?reservation=128');
  expect(rows()[0]).toContain('ご来室なし');
  expect(rows()[3]).toContain('キャンセル');
  for (const name of ['取消', '商談']) {
    expect(isThere('a', `${name} を変更・取消する`)).toBe(false);
    expect(isThere('button', `${name} に入室する`)).toBe(false);
  }
});

it('[D-RP06] the secret address of the calendar is shown, and renewed after a question', async () => {
  monthHas(0);
  await openList();
  const address = () => document.querySelector<HTMLInputElement>('input[readonly][value*="/reservation/feed/"]')?.value;
  expect(address()).toContain('secret1.ics');
  wire().answers(renewFeed, { result: 'OK', url: 'https://mukae.example.jp/reservation/feed/secret2.ics' });
  wire().answers(getFeed, { result: 'OK', url: 'https://mukae.example.jp/reservation/feed/secret2.ics' });
  await press('作り直す');
  expect(told('dialog')).toContain('購読用のアドレスを作り直しますか');
  expect(wire().sentTo(renewFeed)).toEqual([]);
  await press('作り直す');
  expect(wire().sentTo(renewFeed)).toEqual([{}]);
  expect(address()).toContain('secret2.ics');
});
