import { added } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import { storeCalls } from '@mukae/contract/calls/stores';
import { beforeEach, expect, it } from 'vitest';
import { box, choose, isThere, press, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someCompany, someListedCompany } from '../testing/someCompany';

const { wire, open } = pagesForFile();

beforeEach(() => {
  wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [someListedCompany], total: 1 });
});

it.each(['/app/users/add', '/app/users/import', '/app/signage/import', '/app/store/add'])(
  '[O-S02] [O-C06] at %s a system administrator says first to which company she adds',
  async (path) => {
    await open(path, 'systemAdmin');
    expect(isThere('h2, h3', '会社を選んでください')).toBe(true);
    expect(box('表示する会社').value).toBe('');
  },
);

it('[O-S02] [O-C06] what is added goes to the company that was chosen', async () => {
  wire().answers(storeCalls.addStore, added(5)).answers(companyCalls.getCompany, someCompany);
  await open('/app/store/add', 'systemAdmin');
  await choose('表示する会社', '青葉ホーム株式会社');
  await type('店舗名', '福岡天神店');
  await press('追加する');
  expect(wire().sentTo(storeCalls.addStore)).toEqual([{ name: '福岡天神店', companyId: '4', isForceSubmit: '0' }]);
});
