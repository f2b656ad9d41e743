import { accountCalls } from '@mukae/contract/calls/accounts';
import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { messageCalls } from '@mukae/contract/calls/messages';
import { overviewCalls } from '@mukae/contract/calls/overview';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { signageCalls } from '@mukae/contract/calls/signages';
import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { quietDay } from '@/features/calls/testing/quietDay';
import { someCompany } from '@/features/companies/testing/someCompany';
import { someSignage } from '@/features/signages/testing/someSignage';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { UsersHomeScreen } from './UsersHomeScreen';

const { wire } = pagesForFile();
const now = Date.parse('2026-11-16T09:00:00Z');
const realtime = new FakeRealtime();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=companyAdmin; user_id=1');
  wire()
    .answers(accountCalls.getUser, { ...someUser, role: 'companyAdmin' })
    .answers(characterCalls.listCharacters, [])
    .answers(companyCalls.getCompany, someCompany)
    .answers(signageCalls.listSignages, [someSignage])
    .answers(callRecordCalls.getCallSummary, quietDay)
    .answers(messageCalls.countMessages, { result: 'OK', open: 0 })
    .answers(receptionistCalls.pageOfAsked, { result: 'OK', rows: [], total: 0, answersFrom: 75 })
    .answers(overviewCalls.getOverview, {
      result: 'OK',
      stores: 1,
      signages: { total: 1, online: 1, seen: 1 },
      operators: { total: 1, online: 1, standby: 1 },
      media: 1,
    });
});
afterEach(() => void vi.useRealTimers());

const touched = (waitingSince: number | null) =>
  act(() =>
    realtime.tell({
      type: 'reflectSignageState',
      signage: {
        signageId: someSignage.id,
        status: waitingSince === null ? 'Standby' : 'Calling',
        userId: null,
        since: now,
        waitingSince: waitingSince === null ? null : new Date(waitingSince).toISOString(),
      },
    }),
  );

it('[D-C07] the home of an administrator says who waits where and for how long, as soon as somebody does', async () => {
  const live = new LiveStore(realtime);
  const home = (
    <RealtimeContext value={live}>
      <UsersHomeScreen />
    </RealtimeContext>
  );
  await shown(createMemoryRouter([{ path: '/', element: home }]));
  const waiting = () =>
    [...document.querySelectorAll('li')]
      .map(({ textContent }) => textContent)
      .filter((line) => line?.includes('お待ち'));
  expect(waiting()).toEqual([]);
  touched(now - 78_000);
  expect(document.body.textContent).toContain('お待ちのお客様');
  expect(waiting()).toEqual(['呼出中東京本店 1F 総合受付お客様がお待ちです 1:18']);
  touched(null);
  expect(waiting()).toEqual([]);
});
