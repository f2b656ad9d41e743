import { companyCalls } from '@mukae/contract/calls/companies';
import { storeCalls } from '@mukae/contract/calls/stores';
import { beforeEach, expect, it } from 'vitest';
import { rows } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someStore } from '../testing/someStore';

const { wire, open } = pagesForFile();

beforeEach(() => {
  wire().answers(storeCalls.pageOfStores, { result: 'OK', rows: [someStore], total: 1 });
  wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 0 });
});

it.each([
  ['systemAdmin', true],
  ['companyAdmin', false],
] as const)('[A-E03] to a %s a store names its company: %s', async (role, namesIt) => {
  await open('/app/store/list', role);
  expect(rows()[0]).toContain(someStore.name);
  expect(rows()[0]?.includes(someStore.companyName)).toBe(namesIt);
});
