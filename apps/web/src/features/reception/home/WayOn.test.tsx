import { accountCalls } from '@mukae/contract/calls/accounts';
import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { messageCalls } from '@mukae/contract/calls/messages';
import { outboxCalls } from '@mukae/contract/calls/outbox';
import { overviewCalls } from '@mukae/contract/calls/overview';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { signageCalls } from '@mukae/contract/calls/signages';
import { beforeEach, expect, it } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { quietDay } from '@/features/calls/testing/quietDay';
import { someCompany } from '@/features/companies/testing/someCompany';
import { follow } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();

beforeEach(() => {
  wire().answers(characterCalls.listCharacters, []).answers(companyCalls.getCompany, someCompany);
  wire().answers(signageCalls.listSignages, []);
  wire().answers(messageCalls.countMessages, { result: 'OK', open: 0 });
  wire().answers(receptionistCalls.pageOfAsked, { result: 'OK', rows: [], total: 0, answersFrom: 75 });
  wire().answers(callRecordCalls.getCallSummary, quietDay);
  wire().answers(overviewCalls.getOverview, {
    result: 'OK',
    stores: 0,
    signages: { total: 0, online: 0, seen: 0 },
    operators: { total: 0, online: 0, standby: 0 },
    media: 0,
  });
});

it('[A-R07] [A-R08] the home says who is logged in, and leads an administrator to standby as one', async () => {
  wire().answers(accountCalls.getUser, someUser);
  const { place, state } = await open('/app/users/home', 'companyAdmin');
  for (const fact of ['田中 恵子さん。', 'admin@demo.example', '管理者', '青葉ホーム株式会社'])
    expect(document.body.textContent).toContain(fact);
  await follow('受付待機へ');
  expect(place()).toBe('/app/service/standby');
  expect(state()).toEqual({ isOperator: false });
});

it('[A-R07] the home of a system administrator leads to the registration of an account', async () => {
  wire().answers(accountCalls.getUser, { ...someUser, role: 'systemAdmin' });
  wire().answers(outboxCalls.pageOfOutbox, { result: 'OK', rows: [], total: 0 });
  wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 0 });
  await open('/app/users/home', 'systemAdmin');
  const [registration] = document.querySelectorAll('a[href="/test/register"]');
  expect(registration?.textContent).toContain('アカウントを登録する');
});
