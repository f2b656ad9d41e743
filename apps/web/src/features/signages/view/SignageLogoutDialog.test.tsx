import { sessionCalls } from '@mukae/contract/calls/sessions';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { farewellOver } from '@/live/farewell';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { SignageLogoutDialog } from './SignageLogoutDialog';

const { wire } = pagesForFile();

it('[D-L05] a screen says goodbye once; where its logout fails it says why, takes that back, and stays', async () => {
  wire().fails(sessionCalls.logout);
  const realtime = new FakeRealtime();
  const dialog = <SignageLogoutDialog opened isTalking={false} onClose={() => {}} farewell={farewellOver(realtime)} />;
  const router = createMemoryRouter([{ path: '*', element: dialog }]);
  await shown(router);
  await press('はい');
  expect(told('alert')).toContain('SVER-Unexpected');
  expect([realtime.said, realtime.sent]).toEqual([[{ event: 'logout' }], [{ type: 'ping' }]]);
  expect(router.state.location.pathname).toBe('/');
});

it('[D-L04] a screen on which somebody talks says that the conversation would end before it logs out', async () => {
  const dialog = (
    <SignageLogoutDialog opened isTalking onClose={() => {}} farewell={farewellOver(new FakeRealtime())} />
  );
  await shown(createMemoryRouter([{ path: '*', element: dialog }]));
  expect(told('dialog')).toContain('スタッフとの会話が終わります。');
});
