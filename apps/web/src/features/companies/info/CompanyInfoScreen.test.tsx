import { companyCalls } from '@mukae/contract/calls/companies';
import { expect, it } from 'vitest';
import { partUnder } from '@/testing/hands';
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
