import { sessionCalls } from '@mukae/contract/calls/sessions';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { farewellOver } from '@/live/farewell';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { someCall } from '@/live/testing/someCall';
import { Observed } from '@/observing/observed';
import { press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { SignageLogoutDialog } from './SignageLogoutDialog';
import { stepView } from './state/stepView';
import { startingAt } from './state/viewState';

/** A screen at which nothing happened yet, or what is given. */
const stationOver = (realtime: FakeRealtime, view = startingAt(0)) => ({
  view: new Observed(view),
  farewell: farewellOver(realtime),
});
const asking = (station: ReturnType<typeof stationOver>) =>
  createMemoryRouter([{ path: '*', element: <SignageLogoutDialog station={station} opened onClose={() => {}} /> }]);

const { wire } = pagesForFile();

it('[D-L05] a screen says goodbye once; where its logout fails it says why, takes that back, and stays', async () => {
  wire().fails(sessionCalls.logout);
  const realtime = new FakeRealtime();
  const router = asking(stationOver(realtime));
  await shown(router);
  expect(told('dialog')).not.toContain('会話が終わります');
  await press('はい');
  expect(told('alert')).toContain('SVER-Unexpected');
  expect([realtime.said, realtime.sent]).toEqual([[{ event: 'logout' }], [{ type: 'ping' }]]);
  expect(router.state.location.pathname).toBe('/');
});

it('[D-L04] a screen on which somebody talks says that the conversation would end before it logs out', async () => {
  const talking = stepView(startingAt(0), { type: 'told', own: { at: 'Active', call: someCall } }, 0);
  await shown(asking(stationOver(new FakeRealtime(), talking)));
  expect(told('dialog')).toContain('スタッフとの会話が終わります。');
});
