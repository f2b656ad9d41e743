import { desk, expectMore, onSmallPages, watchConnections } from '../support/calls';
import { cameraColour } from '../support/camera';
import { openMicrophoneLate } from '../support/lateMicrophone';
import { endCall } from '../support/operation';
import { expectSeen } from '../support/pixels';
import { buttonOn, callStaff, openSignage, ribbonOf } from '../support/signagePage';
import { cardOf, goOnStandby, openStandby, ringOn } from '../support/standby';
import { expect, type Page, test } from '../support/test';
import { expectVisitorSeen } from '../support/visitorSeen';

test.use(onSmallPages);

const expectTalk = async (signage: Page, operator: Page) => {
  await expectVisitorSeen(operator);
  await expectMore(operator, 'energy');
  await expectMore(signage, 'energy');
};

test('[R-01] [R-05] [R-06] [O-L21] [O-L22] [O-L30] [D-K21] three pages, as in a shop: touch, ring, decline, answer, end, the next visitor in turn, and a colleague for who leaves after her call', async ({
  loggedIn,
}) => {
  // Nobody is assigned to the screen: the operator of its store rings, and while she is away the one of the other store.
  const [signage, near, far] = [
    await loggedIn('signage1@demo.example'),
    await loggedIn('operator1@demo.example'),
    await loggedIn('operator2@demo.example'),
  ];
  await Promise.all([signage, near, far].map(watchConnections));
  await openSignage(signage);

  // Nobody is there: she is told so and waits, and the first who comes is rung.
  await callStaff(signage);
  await expect(ribbonOf(signage, 'スタッフ不在')).toBeVisible();
  await goOnStandby(far);
  await expect(ribbonOf(signage, '呼び出し中')).toBeVisible();
  await expectSeen(cameraColour, ringOn(far).getByRole('img', { name: 'サイネージのカメラに写ったお客様' }), 0.9);
  await ringOn(far).getByRole('button', { name: '応答する' }).click();
  await expect(far).toHaveURL('/app/service/operation');
  await expect(ribbonOf(signage, 'お話し中')).toBeVisible();
  await expectTalk(signage, far);
  await expectSeen(cameraColour, far.getByLabel('お客様のカメラ'), 0.5);

  // The visitor ends it: the screen begins anew, the operator is back on standby.
  await buttonOn(signage, '話を終える').click();
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  await expect(far).toHaveURL('/app/service/standby');
  await expect(far.getByText('応対のあとのひと息です')).toBeVisible();
  await far.getByRole('button', { name: 'すぐに受け付ける' }).click();
  await expect(far.getByText('応対のあとのひと息です')).toBeHidden();

  // Both are there: only the operator of the store rings; she declines, then the other rings, and when she declines it is over.
  await goOnStandby(near);
  await callStaff(signage);
  await expect(ringOn(near)).toBeVisible();
  await expect(ringOn(far)).toBeHidden();
  await ringOn(near).getByRole('button', { name: '辞退する' }).click();
  await expect(ringOn(near)).toBeHidden();
  await ringOn(far).getByRole('button', { name: '辞退する' }).click();
  await expect(ringOn(far)).toBeHidden();
  await expect(signage.getByText('ただいま応答できませんでした')).toBeVisible();
  await expect(ribbonOf(signage, '受付中')).toBeVisible();

  // She answers the next one, and ends it herself.
  await callStaff(signage);
  await ringOn(near).getByRole('button', { name: '応答する' }).click();
  await expectTalk(signage, near);
  const leaving = near.getByRole('switch', { name: '応対後に離席する' });
  await expect(leaving).not.toBeChecked();
  await leaving.check();
  const late = await openMicrophoneLate(near);
  await near.reload();
  await late.microphone;
  await expect(leaving).toBeChecked();
  await expectTalk(signage, near);
  const reloaded = signage.waitForEvent('load');
  await endCall(near);
  await reloaded;
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  await expect(near).toHaveURL('/app/service/standby');

  // She has left: the next visitor rings at the other store.
  await expect(near.getByText('離席中', { exact: true })).toBeVisible();
  await callStaff(signage);
  await expect(ringOn(far)).toBeVisible();
  await expect(ringOn(near)).toBeHidden();
});

test('[D-K09] [D-K10] [D-K22] a system administrator stands by at the company that she chose, and talks to its visitor; the company sees a conversation, and not whose', async ({
  loggedIn,
}) => {
  const [signage, system, admin] = [
    await loggedIn('signage1@demo.example'),
    await loggedIn('system@demo.example'),
    await loggedIn('admin@demo.example'),
  ];
  await Promise.all([signage, system].map(watchConnections));
  await openSignage(signage);
  await system.setViewportSize(desk);
  await openStandby(system);
  await expect(system.getByText('会社を選ぶと、その会社の受付で待機できます。')).toBeVisible();
  await system.getByRole('complementary').getByLabel('表示する会社').click();
  await system.getByRole('option', { name: '青葉ホーム株式会社' }).click();
  await goOnStandby(system);

  await callStaff(signage);
  await ringOn(system).getByRole('button', { name: '応答する' }).click();
  await expect(system).toHaveURL('/app/service/operation');
  await expect(ribbonOf(signage, 'お話し中')).toBeVisible();
  await expectTalk(signage, system);
  await expectSeen(cameraColour, system.getByLabel('お客様のカメラ'), 0.5);
  await openStandby(admin);
  await expect(cardOf(admin, '1F 総合受付')).toContainText('対応中');
  await admin.goto('/app/users/list');
  await expect(admin.getByRole('row')).not.toHaveCount(0);
  await expect(admin.getByText('対応中')).toHaveCount(0);

  await endCall(system);
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  await expect(system).toHaveURL('/app/service/standby');
  await system.getByText('離席する', { exact: true }).click();
  await expect(system.getByText('離席中', { exact: true })).toBeVisible();
  await callStaff(signage);
  await expect(ribbonOf(signage, 'スタッフ不在')).toBeVisible();
  await expect(ringOn(system)).toBeHidden();
});
