import { ok } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { box, faultOf, partUnder, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someCompany } from '../testing/someCompany';

const { wire, open } = pagesForFile();

it('[O-C04] a company administrator sees the contract and how much of it is in use', async () => {
  wire().answers(companyCalls.getCompany, { ...someCompany, channelsInUse: 1 });
  await open('/app/company/info', 'companyAdmin');
  for (const fact of ['青葉ホーム株式会社', 'アバター契約数3 体', '使用中1 体']) {
    expect(partUnder('ご契約')).toContain(fact);
  }
});

const { getCompany, changeCompanyInfo, changeCompanyLogo } = companyCalls;
const openInfo = () => open('/app/company/info', 'companyAdmin');
const day = { opens: '09:00', closes: '18:00' };
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null };

it('[D-A26] an administrator writes address, hours by weekday, closing days and words for absence', async () => {
  wire().answers(getCompany, someCompany).answers(changeCompanyInfo, ok);
  await openInfo();
  await type('住所', '東京都千代田区');
  fireEvent.click(screen.getByLabelText(/受付時間を設定する/));
  fireEvent.click(screen.getByLabelText('土曜日'));
  await type('土曜日の終わり', '02:00');
  fireEvent.click(screen.getByLabelText('月曜日'));
  fireEvent.change(screen.getByLabelText('休業日'), { target: { value: '2026-12-31' } });
  await press('休業日を追加する');
  await type('不在のときの言葉', '外出しています');
  await press('保存する');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([
    {
      address: '東京都千代田区',
      openingHours: {
        week: { ...week, mon: null, sat: { opens: '09:00', closes: '02:00' } },
        closedOn: ['2026-12-31'],
      },
      absenceWords: '外出しています',
      version: 1,
    },
  ]);
});

it('[D-A26] a time that is missing is told at its field, and nothing is sent', async () => {
  wire().answers(getCompany, { ...someCompany, openingHours: { week, closedOn: [] } });
  await openInfo();
  await type('火曜日の始まり', '');
  await press('保存する');
  expect(faultOf('火曜日の始まり')).toBe('必須項目です');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([]);
});

it('[D-A26] tells who saves what somebody else has changed', async () => {
  wire().answers(getCompany, someCompany).answers(changeCompanyInfo, refusal('changedMeanwhile'));
  await openInfo();
  await type('連絡先', '03-0000-0000');
  await press('保存する');
  expect(told('alert')).toContain('SVER-28');
  expect(box('連絡先').value).toBe('03-0000-0000');
});

it('[D-A26] leaves what is typed alone when the company changes, and begins anew with the newer state when asked', async () => {
  const newer = { ...someCompany, logo: '/api/companyLogo?companyId=1&file=b.webp', address: '大阪市', version: 2 };
  wire()
    .answers(getCompany, { ...someCompany, logo: '/api/companyLogo?companyId=1&file=a.webp' })
    .answers(changeCompanyLogo, ok)
    .answers(changeCompanyInfo, refusal('changedMeanwhile'));
  await openInfo();
  await type('連絡先', '03-0000-0000');
  wire().answers(getCompany, newer);
  await press('ロゴを外す');
  expect(screen.getByAltText('青葉ホーム株式会社のロゴ').getAttribute('src')).toBe(newer.logo);
  expect(box('連絡先').value).toBe('03-0000-0000');
  await press('保存する');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([{ contact: '03-0000-0000', version: 1 }]);
  await press('新しい内容を読み込む');
  expect([box('住所').value, box('連絡先').value]).toEqual(['大阪市', someCompany.contact]);
});

it('[D-E07] is as it was for who had to log in anew meanwhile', async () => {
  wire().answers(getCompany, someCompany);
  const { place } = await openInfo();
  await type('連絡先', '03-0000-0000');
  wire().answers(changeCompanyInfo, () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    return refusal('notLoggedIn');
  });
  await press('保存する');
  expect(place()).toBe('/login');
  cleanup();
  await openInfo();
  expect(box('連絡先').value).toBe('03-0000-0000');
});

it('[D-A26] begins anew after a save, and follows the company while nothing is typed', async () => {
  wire().answers(getCompany, someCompany).answers(changeCompanyInfo, ok).answers(changeCompanyLogo, ok);
  await openInfo();
  await type('連絡先', '03-0000-0000');
  wire().answers(getCompany, { ...someCompany, logo: '/api/companyLogo', contact: '03-0000-0000', version: 2 });
  await press('保存する');
  wire().answers(getCompany, { ...someCompany, address: '大阪市', version: 3 });
  await press('ロゴを外す');
  expect(box('住所').value).toBe('大阪市');
  await type('連絡先', '03-1111-1111');
  await press('保存する');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([
    { contact: '03-0000-0000', version: 1 },
    { contact: '03-1111-1111', version: 3 },
  ]);
});

it('[D-A26] takes a logo, shows it and lets it go again', async () => {
  wire()
    .answers(getCompany, { ...someCompany, logo: '/api/companyLogo?companyId=1&file=a.webp' })
    .answers(changeCompanyLogo, ok);
  await openInfo();
  expect(screen.getByAltText('青葉ホーム株式会社のロゴ')).toBeTruthy();
  await press('ロゴを外す');
  expect(wire().sentTo(changeCompanyLogo)).toHaveLength(1);
});

it('[D-A26] an operator reads the contract, and changes nothing', async () => {
  wire().answers(getCompany, someCompany);
  await open('/app/company/info', 'operator');
  expect(screen.queryByText('住所')).toBeNull();
});

it('[D-K06] an administrator sets how long nobody is rung after a call; a number out of its limits is told', async () => {
  wire().answers(getCompany, someCompany).answers(changeCompanyInfo, ok);
  await openInfo();
  await type('応対のあとの間（秒）', '61');
  await press('保存する');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([]);
  await type('応対のあとの間（秒）', '20');
  await press('保存する');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([{ pause_after_call: 20, version: 1 }]);
});

it('[D-H25] an administrator decides whether and when she is told of screens that are away, and reads that without hours nothing is sent', async () => {
  wire().answers(getCompany, someCompany).answers(changeCompanyInfo, ok);
  await openInfo();
  expect(screen.getByRole('note').textContent).toContain('受付時間が設定されていないため');
  await type('お知らせまでの時間（分）', '4');
  await press('保存する');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([]);
  await type('お知らせまでの時間（分）', '30');
  await press('保存する');
  expect(wire().sentTo(changeCompanyInfo)).toEqual([{ away_mail_after: 30, version: 1 }]);
});
