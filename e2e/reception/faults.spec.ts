import { timing } from '@mukae/contract/domain/reception/timing';
import { connected } from '@mukae/server/testing/connected';
import { seconds } from '@mukae/server/testing/testClock';
import {
  answer,
  expectMore,
  onSmallPages,
  operatorLogin,
  sayAsSignage,
  signageLogin,
  watchConnections,
} from '../support/calls';
import { Machine } from '../support/machine';
import { test as mortalTest } from '../support/mortalService';
import { endCall } from '../support/operation';
import { buttonOn, openSignage, ribbonOf } from '../support/signagePage';
import { cableOf } from '../support/socketCut';
import { goOnStandby, ringOn, standbyPath } from '../support/standby';
import { expect, type Page, test } from '../support/test';
import { expectVisitorSeen } from '../support/visitorSeen';

// A connection that starves would be renewed, and tell nothing about the fault.
test.use(onSmallPages);
mortalTest.use(onSmallPages);

interface Both {
  signage: Page;
  operator: Page;
}

type LogIn = (loginId: string) => Promise<Page>;

/** A visitor is answered; each side has what the other sends. */
async function talk(logIn: LogIn): Promise<Both> {
  const both = await answer(logIn);
  await expectMediaGoesOn(both);
  return both;
}

async function expectMediaGoesOn({ signage, operator }: Both): Promise<void> {
  await expectVisitorSeen(operator);
  await expectMore(signage, 'energy');
}

/** As before, with a cable between each page and the server. */
async function talkOverCables(loggedIn: LogIn) {
  const [signage, operator] = [await loggedIn(signageLogin), await loggedIn(operatorLogin)];
  const cables = { signage: await cableOf(signage), operator: await cableOf(operator) };
  await talk(async (loginId) => (loginId === signageLogin ? signage : operator));
  return { signage, operator, cables };
}

const connectionsOf = (page: Page): Promise<number> => page.evaluate(() => window.connections.length);

async function expectOnStandby(operator: Page): Promise<void> {
  await expect(operator).toHaveURL(standbyPath);
  await expect(operator.getByText('待機中', { exact: true })).toBeVisible();
}

async function countRecords(admin: Page): Promise<number> {
  const answered = await admin.request.post('/api/getCallRecord', { data: {} });
  return (await answered.json()).total;
}

mortalTest(
  '[O-F01] the server is killed while it rings and in the call: it rings on, nobody notices, and the call ends as ever',
  async ({ mortal, loggedIn }) => {
    const admin = await loggedIn('admin@demo.example');
    const before = await countRecords(admin);
    const [signage, operator] = [await loggedIn(signageLogin), await loggedIn(operatorLogin)];
    const both = { signage, operator };
    await Promise.all([watchConnections(signage), watchConnections(operator)]);
    await goOnStandby(operator);
    await openSignage(signage);
    await buttonOn(signage, 'スタッフを呼ぶ').click();
    await expect(ringOn(operator)).toBeVisible();

    await mortalTest.step('it rings on, and is answered', async () => {
      await mortal.kill();
      await mortal.start();
      const tab = await operator.context().newPage();
      await tab.goto('/app/users/list');
      await expect(ringOn(tab)).toBeVisible();
      await expect(ribbonOf(signage, '呼び出し中')).toBeVisible();
      await ringOn(operator).getByRole('button', { name: '応答する' }).click();
      await expect(operator).toHaveURL('/app/service/operation');
      await expect(ringOn(tab)).toBeHidden();
      await tab.close();
      await expectMediaGoesOn(both);
    });

    await mortalTest.step('the conversation goes on without the server', async () => {
      const connections = [await connectionsOf(operator), await connectionsOf(signage)];
      await mortal.kill();
      const killedAt = performance.now();
      await expect(operator.getByText('会話はそのまま続けられます')).toBeVisible();
      while (performance.now() - killedAt < seconds(5)) await expectMediaGoesOn(both);
      await expect(ribbonOf(signage, 'お話し中')).toBeVisible();

      await mortal.start();
      await expect(operator.getByText('会話はそのまま続けられます')).toBeHidden();
      await expectMediaGoesOn(both);
      await expect(ribbonOf(signage, 'お話し中')).toBeVisible();
      expect([await connectionsOf(operator), await connectionsOf(signage)]).toEqual(connections);
    });

    await endCall(operator);
    await expectOnStandby(operator);
    await expect(ribbonOf(signage, '受付中')).toBeVisible();
    expect(await countRecords(admin)).toBe(before + 1);
  },
);

test('[O-F02] who is cut off for 5 seconds has lost nothing; after 30 both sides give up, whichever was cut off', async ({
  loggedIn,
  service,
}) => {
  const { signage, operator, cables } = await talkOverCables(loggedIn);
  const before = await connectionsOf(operator);
  await cables.operator.cut();
  await expect.poll(() => connected(service)).toBe(1);
  service.clock.forward(seconds(5));
  sayAsSignage(service, cables.signage, { text: '収納を増やしたいのですが' });
  await expectMediaGoesOn({ signage, operator });
  cables.operator.mend();
  await expect(operator.getByRole('log').getByText('収納を増やしたいのですが')).toBeVisible();
  await expectMediaGoesOn({ signage, operator });
  expect(await connectionsOf(operator)).toBe(before);

  await test.step('an operator who is cut off for 30 seconds', async () => {
    await cables.operator.cut();
    await expect.poll(() => connected(service)).toBe(1);
    service.clock.forward(seconds(30));
    await expect(ribbonOf(signage, '受付中')).toBeVisible();
    cables.operator.mend();
    await expect(operator.getByText('通信が途切れたため、応対が終わりました')).toBeVisible();
    await expectOnStandby(operator);
  });

  await test.step('a signage that is cut off for 30 seconds', async () => {
    await signage.keyboard.press('y');
    await operator.getByRole('button', { name: '応答する' }).click();
    await expectMediaGoesOn({ signage, operator });
    await cables.signage.cut();
    await expect(operator.getByText('SVER-02')).toBeVisible();
    service.clock.forward(seconds(30));
    await expect(operator.getByText('応対が終わりました')).toBeVisible();
    await operator.getByRole('link', { name: '受付待機へ戻る' }).click();
    await expectOnStandby(operator);
    cables.signage.mend();
    await expect(ribbonOf(signage, '受付中')).toBeVisible();
  });
});

test('[O-F03] a signage whose plug is pulled in a call takes it up again, or is given up after 15 seconds', async ({
  loggedIn,
  service,
}) => {
  const first = await Machine.switchOn();
  const { signage, operator } = await talk((loginId) =>
    loginId === signageLogin ? first.loggedIn(loginId) : loggedIn(loginId),
  );
  const kept = await signage.context().storageState();
  const isCutOff = operator.getByText('SVER-02');
  await first.pullPlug();
  await expect(isCutOff).toBeVisible();

  const second = await Machine.switchOn();
  service.clock.forward(timing.lostLink - 1);
  await (await second.pageWith(kept)).goto('/app/signage/view');
  await expect(isCutOff).toBeHidden();
  await expectVisitorSeen(operator);
  await expectMore(operator, 'energy');

  await second.pullPlug();
  await expect(isCutOff).toBeVisible();
  service.clock.forward(timing.lostLink);
  await expect(operator.getByText('応対が終わりました')).toBeVisible();
  const third = await Machine.switchOn();
  const last = await third.pageWith(kept);
  await openSignage(last);
  await expect(ribbonOf(last, '受付中')).toBeVisible();
  await third.switchOff();
});

test('[O-F04] an operator whose laptop falls asleep in a call: nobody waits for her, and she sees it when she is back', async ({
  loggedIn,
  service,
}) => {
  const laptop = await Machine.switchOn();
  const { signage, operator } = await talk((loginId) =>
    loginId === operatorLogin ? laptop.loggedIn(loginId) : loggedIn(loginId),
  );
  laptop.closeLid();
  await expect.poll(() => connected(service)).toBe(1);
  service.clock.forward(timing.lostLink);
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  service.clock.forward(timing.lostSeat);
  await service.mukae.reception.timePassed();
  laptop.openLid();
  await expect(operator.getByText('通信が途切れたため、応対が終わりました')).toBeVisible();
  await expect(operator).toHaveURL(standbyPath);
  await expect(operator.getByText('離席中', { exact: true })).toBeVisible();
  await laptop.switchOff();
});
