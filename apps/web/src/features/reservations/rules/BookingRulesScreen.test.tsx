import { ok } from '@mukae/contract/calls/answers';
import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { companyCalls } from '@mukae/contract/calls/companies';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseCompany } from '@/features/companies/companyScope';
import { someCompany } from '@/features/companies/testing/someCompany';
import { button, faultOf, isThere, link, partUnder, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someRules } from '../testing/someRules';

const { wire, open } = pagesForFile();
const { getBookingRules, changeBookingRules } = bookingRuleCalls;

beforeEach(() => void wire().answers(getBookingRules, someRules).answers(changeBookingRules, ok));

it('[D-RP12] a company administrator sets hours, holidays, breaks and notice, and only what changed is sent', async () => {
  await open('/app/reservation/rules', 'companyAdmin');
  expect(button('保存する').disabled).toBe(true);
  expect(isThere('h2', '席と料金')).toBe(false);
  fireEvent.click(screen.getByLabelText(/予約できる時間を設定する/));
  await type('金曜日の終わり', '17:30');
  fireEvent.click(screen.getByLabelText(/日本の祝日は予約を受け付けない/));
  await type('予約と予約の間隔（分）', '10');
  await press('保存する');
  const usual = { opens: '09:00', closes: '18:00' };
  const week = {
    mon: usual,
    tue: usual,
    wed: usual,
    thu: usual,
    fri: { ...usual, closes: '17:30' },
    sat: null,
    sun: null,
  };
  expect(wire().sentTo(changeBookingRules)).toEqual([
    { hours: { week, closedOn: [] }, closed_on_holidays: true, buffer_minutes: 10, version: 1 },
  ]);
  expect(told('status')).toContain('予約の受付設定を保存しました');
});

it('[D-RP12] a break longer than two hours is refused by the page', async () => {
  await open('/app/reservation/rules', 'companyAdmin');
  await type('予約と予約の間隔（分）', '121');
  await press('保存する');
  expect(faultOf('予約と予約の間隔（分）')).not.toBeUndefined();
  expect(wire().sentTo(changeBookingRules)).toEqual([]);
});

it('[D-RP12] a break that no next reservation could follow is refused by the page', async () => {
  await open('/app/reservation/rules', 'companyAdmin');
  await type('予約と予約の間隔（分）', '15');
  await press('保存する');
  expect(faultOf('予約と予約の間隔（分）')).toBe('10分単位で入力してください');
  expect(wire().sentTo(changeBookingRules)).toEqual([]);
});

it('[D-RP13] a system administrator sees seats and rate of the chosen company, and where the rate is changed', async () => {
  chooseCompany(4);
  wire().answers(companyCalls.getCompany, someCompany);
  await open('/app/reservation/rules', 'systemAdmin');
  expect(wire().sentTo(getBookingRules)).toEqual([{ companyId: 4 }]);
  expect(partUnder('席と料金')).toContain('同時に使える席1 席10 分の料金（税別）300 円');
  expect(link('会社の一覧で料金を変更する').getAttribute('href')).toBe('/app/company/list');
});
