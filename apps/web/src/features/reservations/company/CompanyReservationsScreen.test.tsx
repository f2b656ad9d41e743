import { ok } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import type { CompanyReservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { box, choose, faultOf, isThere, press, rows, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someReservation } from '../testing/someReservation';

const { wire, open } = pagesForFile();
const { pageOfCompanyReservations, deleteReservation } = reservationCalls;

const of = (reservation: ReturnType<typeof someReservation>): CompanyReservation => ({
  ...reservation,
  companyId: 4,
  companyName: '青葉ホーム株式会社',
  userId: 5,
  userName: '森 あかり',
  seat: 1,
});
const ahead = of(someReservation(126, ['2099-11-20', '10:30', '11:10'], { title: '採用説明会' }));
const begun = of(someReservation(125, ['2099-11-18', '10:00', '11:00'], { title: '商談' }));
const missed = of(someReservation(124, ['2099-11-17', '10:00', '11:00'], { title: '面談', isNoShow: true }));
const cancelled = of(
  someReservation(123, ['2099-11-21', '10:00', '11:00'], {
    title: '内見',
    state: 'cancelled',
    cancelReason: '停電のため',
  }),
);
const asked = () => wire().sentTo(pageOfCompanyReservations).at(-1);
const address = '/app/reservation/company';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-11-18T10:40:00+09:00') });
  wire().answers(pageOfCompanyReservations, { result: 'OK', rows: [ahead, begun, missed, cancelled], total: 4 });
});
afterEach(() => vi.useRealTimers());

it('[D-RP10] the reservations of a company say who booked them and how they stand', async () => {
  await open(address, 'companyAdmin');
  expect(rows()[0]).toBe('R-000126採用説明会R-000126森 あかり森 あかり11月20日（金）10:30 – 11:10予約済み取消');
  expect(rows()[1]).toContain('開催中');
  expect(rows()[2]).toContain('不参加');
  expect(rows()[3]).toContain('キャンセルの理由: 停電のため');
  for (const title of ['商談', '面談', '内見']) expect(isThere('button', `${title} をキャンセルする`)).toBe(false);
});

it('[D-RP10] all months stand in one list, so that a day of another year says its year', async () => {
  const lastYear = of(someReservation(99, ['2098-11-17', '10:00', '11:00']));
  wire().answers(pageOfCompanyReservations, { result: 'OK', rows: [ahead, lastYear], total: 2 });
  await open(address, 'companyAdmin');
  expect(rows()[0]).toContain('森 あかり11月20日（金）');
  expect(rows()[1]).toContain('2098年11月17日（月）');
});

it('[D-RP10] reservations of a company are narrowed by month and state, which the server is asked for', async () => {
  const { place } = await open(address, 'companyAdmin');
  await choose('月', '2099年12月');
  await choose('状態', 'キャンセル');
  expect(asked()).toMatchObject({ month: '2099-12', state: 'cancelled', page: 1 });
  expect(place()).toBe('/app/reservation/company?month=2099-12&state=cancelled');
});

it('[D-RP10] a system administrator sees company and seat as well', async () => {
  wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 0 });
  await open(address, 'systemAdmin');
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    ...['No.', '会議名', '予約した人', '会社', '日付', '時間', '席', '状態', '取消'],
  ]);
});

it('[D-RP11] whoever cancels for somebody else gives a reason', async () => {
  wire().answers(deleteReservation, ok);
  await open(address, 'companyAdmin');
  await press('採用説明会 をキャンセルする');
  expect(told('dialog')).toContain('予約 R-000126 をキャンセルしますか');
  await press('キャンセルする');
  expect(faultOf('理由')).toBe('必須項目です');
  await type('理由', '停電のため');
  await press('キャンセルする');
  expect(wire().sentTo(deleteReservation)).toEqual([{ id: 126, reason: '停電のため' }]);
  expect(told('status')).toContain('予約キャンセルは完了されました');
});

it('[D-RP11] what cannot be cancelled any more is said in the dialog, which forgets it and the reason when it closes', async () => {
  wire().answers(deleteReservation, refusal('cancelOver'));
  await open(address, 'companyAdmin');
  await press('採用説明会 をキャンセルする');
  await type('理由', '停電のため');
  await press('キャンセルする');
  expect(told('dialog')).toContain(refusal('cancelOver').msg);
  await press('やめる');
  await press('採用説明会 をキャンセルする');
  expect(box('理由').value).toBe('');
  expect(told('dialog')).not.toContain(refusal('cancelOver').msg);
});
