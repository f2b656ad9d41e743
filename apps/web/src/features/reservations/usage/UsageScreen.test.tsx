import { added } from '@mukae/contract/calls/answers';
import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { companyCalls } from '@mukae/contract/calls/companies';
import { type UsageAnswer, type UsageRow, usageCalls } from '@mukae/contract/calls/usage';
import { fromJapanWords } from '@mukae/contract/domain/time/japanTime';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { chooseCompany } from '@/features/companies/companyScope';
import { someCompany, someListedCompany } from '@/features/companies/testing/someCompany';
import { rememberLanguage } from '@/language/chosenLanguage';
import { button, choose, faultOf, isThere, link, offered, press, rows, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';
import { someRules } from '../testing/someRules';

const { wire, open } = pagesForFile();
const { getUsage, addCorrection } = usageCalls;

const use: UsageRow = {
  id: 1,
  kind: 'use',
  number: 'R-000101',
  title: '見積もりのご説明',
  userName: '森 あかり',
  startsAt: fromJapanWords('2099-11-05 15:00:10'),
  endsAt: fromJapanWords('2099-11-05 15:59:50'),
  minutes: 60,
  feeRate: 300,
  fee: 1800,
  isFree: false,
  amount: 1800,
  reason: '',
};
const free: UsageRow = {
  ...use,
  id: 2,
  number: 'R-000098',
  title: '新商品',
  minutes: 8,
  fee: 240,
  isFree: true,
  amount: 0,
};
const correction: UsageRow = {
  ...use,
  ...{ id: 3, kind: 'correction', number: '', title: '', userName: '', fee: 0, amount: -600, reason: '音声の不具合' },
};
const november: UsageAnswer = {
  result: 'OK',
  month: '2099-11',
  rows: [use, free, correction],
  count: 8,
  uses: 6,
  minutes: 450,
  total: 12_300,
  tax: 1_230,
  totalWithTax: 13_530,
  freeUsesLeft: 2,
  byDay: [{ day: 5, minutes: 68 }],
  isWhole: true,
  isClosed: false,
  invoiceNumber: '',
};
const nothing = { rows: [], count: 0, uses: 0, minutes: 0, total: 0, tax: 0, totalWithTax: 0, byDay: [] };
const asked = () => wire().sentTo(getUsage).at(-1);
const address = '/app/reservation/usage/statistics';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-11-18T10:40:00+09:00') });
  wire().answers(bookingRuleCalls.getBookingRules, someRules).answers(getUsage, november);
});
afterEach(() => vi.useRealTimers());

it('[O-RP05] usage shows a month by pages of five with number, name, date, time, fee and amount, and its total', async () => {
  await open(address, 'webReservationUser');
  expect(asked()).toEqual({ month: '2099-11', page: 1, pageSize: 5 });
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    ...['No.', '会議名', '日付', '時間', '料金', '金額'],
  ]);
  expect(rows()[0]).toBe('R-000101見積もりのご説明R-00010111月5日（木）15:00 – 15:59・60 分1,800 円1,800 円');
  const totals = document.querySelector('section[aria-label="11月の合計（8 件）"]')?.textContent;
  expect(totals).toContain('合計（税別）12,300 円消費税（10%）1,230 円合計（税込）13,530 円');
  await press('次へ');
  expect(asked()).toEqual({ month: '2099-11', page: 2, pageSize: 5 });
});

it('[O-RP05] a free use is marked and costs nothing; a correction is a line with its reason, and no use', async () => {
  await open(address, 'webReservationUser');
  expect(rows()[1]).toContain('無料利用240 円0 円');
  expect(rows()[2]).toContain('訂正音声の不具合');
  expect(rows()[2]).toContain('-600 円');
  expect(document.body.textContent).toContain('無料利用の残り2 回');
  expect(document.body.textContent).toContain('ご利用6 件・450 分');
});

it('[D-RP07] what is to be paid is expected until the month is closed, and asked for by an invoice then; files are those of the month', async () => {
  await open(address, 'webReservationUser');
  expect(document.body.textContent).toContain('ご請求の見込み（税込）13,530円');
  expect(link('CSVを保存').getAttribute('href')).toBe('/reservation/usage.csv?month=2099-11&language=ja');
  expect(link('利用明細（PDF）').getAttribute('href')).toBe('/reservation/invoice.pdf?month=2099-11&language=ja');

  // Over since a moment, and not closed.
  wire().answers(getUsage, { ...november, month: '2099-10' });
  await choose('月', '2099年10月');
  expect(document.body.textContent).toContain('ご請求の見込み（税込）13,530円');
  expect(link('利用明細（PDF）').getAttribute('href')).toBe('/reservation/invoice.pdf?month=2099-10&language=ja');

  wire().answers(getUsage, { ...november, month: '2099-09', isClosed: true, invoiceNumber: 'INV-000007' });
  await choose('月', '2099年9月');
  expect(document.body.textContent).toContain('ご請求額（税込）13,530円');
  expect(document.body.textContent).toContain('INV-000007');
  expect(link('請求書（PDF）').getAttribute('href')).toBe('/reservation/invoice.pdf?month=2099-09&language=ja');
  expect(isThere('a', '利用明細（PDF）')).toBe(false);
});

it.each([
  ['ja', 'ご利用額（税込）13,530円', '利用明細（PDF）', /請求/],
  ['en', 'Your share of use (with tax)13,530yen', 'Statement (PDF)', /bill|invoice/i],
] as const)(
  '[D-RP07] [D-RU16] who shares a company reads in %s what she used, and of no bill and no invoice',
  async (language, sum, paper, billing) => {
    rememberLanguage(language);
    wire().answers(getUsage, ({ month }) => ({ ...november, isWhole: false, isClosed: true, month: String(month) }));
    await open(`${address}?month=2099-10`, 'webReservationUser');
    expect(document.body.textContent).toContain(sum);
    expect(isThere('a', paper)).toBe(true);
    expect(document.body.textContent).not.toMatch(billing);
  },
);

it('[O-RP05] the invoice of any month is reached, and no month beyond this one', async () => {
  await open(address, 'webReservationUser');
  expect(button('次の月').disabled).toBe(true);
  expect((await offered('月')).at(0)).toBe('2099年11月');
  wire().answers(getUsage, ({ month }) => ({ ...november, invoiceNumber: 'INV-000001', month: String(month) }));
  await choose('月', '2098年11月');
  await press('前の月');
  expect(asked()).toMatchObject({ month: '2098-10' });
  expect(link('請求書（PDF）').getAttribute('href')).toBe('/reservation/invoice.pdf?month=2098-10&language=ja');
  expect(button('次の月').disabled).toBe(false);
});

it('[O-RP05] a month that is refused leaves the way to another one', async () => {
  wire().answers(getUsage, refusal('notFound'));
  await open(address, 'webReservationUser');
  expect(told('alert')).toContain(refusal('notFound').msg);
  wire().answers(getUsage, ({ month }) => ({ ...november, month: String(month) }));
  await press('前の月');
  expect(asked()).toMatchObject({ month: '2099-10' });
  expect(told('alert')).toBe('');
  expect(rows()).toHaveLength(3);
});

it('[O-RP05] the sum of one month is never shown as that of another, also while it is read', async () => {
  await open(address, 'webReservationUser');
  expect(document.body.textContent).toContain('13,530');
  wire().answers(getUsage, () => new Promise<never>(() => undefined));
  await press('前の月');
  expect(document.body.textContent).not.toContain('13,530');
  expect(document.querySelector('a[download]')).toBeNull();
});

it('[O-RP05] a page that is left open over the end of a month steps into the new one', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2099-11-30T23:59:59+09:00') });
  wire().answers(getUsage, ({ month }) => ({ ...november, month: String(month) }));
  await open(`${address}?month=2099-10`, 'webReservationUser');
  await press('次の月');
  expect([asked()?.month, button('次の月').disabled]).toEqual(['2099-11', true]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await settled();
  expect([asked()?.month, button('次の月').disabled]).toEqual(['2099-12', true]);
});

it.each([
  ['ja', '11月の利用実績はありません'],
  ['en', 'November has no usage records'],
] as const)('[O-RP06] an empty month says so in %s, and has no files', async (language, words) => {
  rememberLanguage(language);
  wire().answers(getUsage, { ...november, ...nothing });
  await open(address, 'webReservationUser');
  expect(isThere('h2', words)).toBe(true);
  expect(document.querySelector('table')).toBeNull();
  expect(document.querySelector('a[download]')).toBeNull();
});

it('[D-RP08] a company administrator sees who used it, and corrects nothing', async () => {
  await open(address, 'companyAdmin');
  expect(rows()[0]).toContain('森 あかり');
  expect(isThere('button', '訂正を記録')).toBe(false);
});

it('[D-RP08] a system administrator chooses a company first', async () => {
  wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [someListedCompany], total: 1 });
  await open(address, 'systemAdmin');
  expect(isThere('h2', '会社を選んでください')).toBe(true);
  expect(wire().sentTo(getUsage)).toEqual([]);
});

it('[D-RP09] a correction has an amount and a reason, and may name a reservation', async () => {
  chooseCompany(4);
  wire().answers(companyCalls.getCompany, someCompany).answers(addCorrection, added(9));
  await open(address, 'systemAdmin');
  expect(asked()).toMatchObject({ companyId: 4 });
  await press('訂正を記録');
  await type('予約番号', 'R-12');
  await press('記録する');
  expect(faultOf('金額（円、税別）')).toBe('必須項目です');
  expect(faultOf('予約番号')).toBe('値の形式が正しくありません');
  expect(faultOf('理由')).toBe('必須項目です');
  await type('金額（円、税別）', '-600');
  await type('予約番号', 'R-000101');
  await type('理由', '音声の不具合');
  await press('記録する');
  expect(wire().sentTo(addCorrection)).toEqual([
    { targetCompanyId: 4, reservationId: 101, amount: -600, reason: '音声の不具合' },
  ]);
  expect(told('status')).toContain('訂正を記録しました');
  expect(wire().sentTo(getUsage)).toHaveLength(2);
});
