import { jacketColour } from '../support/avatar';
import { expectReadable } from '../support/axe';
import {
  answer,
  arrivedAt,
  desk,
  enter,
  expectMore,
  meet,
  onSmallPages,
  operatorLogin,
  sayAsSignage,
  signageLogin,
} from '../support/calls';
import {
  closeSettings,
  endCall,
  expectAllInSight,
  expectBarHolds,
  expectFitsPhone,
  expectInSightAllTheWay,
  expectSettingsBeside,
  openSettings,
  placesToPress,
} from '../support/operation';
import { expectSeen, expectUnseen } from '../support/pixels';
import { giveScreen, screenColour } from '../support/sharedScreen';
import { callOff } from '../support/signagePage';
import { cableOf } from '../support/socketCut';
import { cardOf } from '../support/standby';
import { expect, type Page, test } from '../support/test';
import { expectVisitorSeen } from '../support/visitorSeen';

test.use(onSmallPages);

/** How much of the voice has arrived at the signage since this was last asked. */
function hearingOf(signage: Page): () => Promise<number> {
  let heard = -1;
  return async () => {
    const { energy } = await arrivedAt(signage);
    const more = energy - heard;
    heard = energy;
    return more;
  };
}

test('[O-L30] [O-L31] [O-L37] [O-L38] [D-L02] [D-L03] picture and sound arrive on both sides, whatever happens to either page', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(loggedIn);
  await expectVisitorSeen(operator);
  await expectMore(operator, 'energy');
  await expectMore(signage, 'energy');
  await expect(operator.getByText(/^通信 (良好|やや不安定|不安定)$/)).toBeVisible();

  await test.step('nobody else comes in', async () => {
    expect(await enter(await loggedIn('operator2@demo.example'), 'callFromUser')).toBe('Error');
  });

  await test.step('the call goes on after a reload of either page', async () => {
    for (const page of [operator, signage]) {
      await page.reload();
      await expectVisitorSeen(operator);
      await expectMore(signage, 'energy');
    }
  });

  await test.step('a signage that is cut off is told, and the call goes on when it is back', async () => {
    const places = await placesToPress(operator);
    await signage.goto('about:blank');
    await expect(operator.getByText('SVER-02')).toBeVisible();
    const unheard = operator.getByText('声が届いていません');
    await expect(unheard).toBeVisible();
    expect(await placesToPress(operator)).toEqual(places);
    await expect(operator.getByText('お客様の映像が止まっています')).toBeVisible();
    await expect(operator.getByText(/^\d\d:\d\d:\d\d の映像です$/)).toBeVisible();
    await expect(operator.getByText('通信 途絶')).toBeVisible();
    await expectBarHolds(operator);
    await expectFitsPhone(operator);
    await expectInSightAllTheWay(operator, operator.getByRole('alert').filter({ hasText: 'SVER-02' }));
    await expectInSightAllTheWay(operator, operator.getByRole('region', { name: '操作' }));
    await operator.setViewportSize(onSmallPages.viewport);
    await signage.goto('/app/signage/view');
    await expect(operator.getByText('SVER-02')).toBeHidden();
    await expect(unheard).toBeHidden();
    await expectVisitorSeen(operator);
    await expectMore(signage, 'energy');
  });

  await test.step('a visitor is told that the operator is gone, who is back in the call on whichever page she comes', async () => {
    await operator.goto('about:blank');
    await expect(signage.getByText('スタッフとの通信が途切れました。')).toBeVisible();
    await expect(signage.getByText('そのままお話しください')).toBeHidden();
    await operator.goto('/app/users/profile');
    await expect(operator).toHaveURL('/app/service/operation');
    await expectVisitorSeen(operator);
    await expectMore(signage, 'energy');
    await expect(signage.getByText('そのままお話しください')).toBeVisible();
  });

  await test.step('a muted voice is silent', async () => {
    await operator.keyboard.press('m');
    await expect(operator.getByText('ミュート中です')).toBeVisible();
    await expect.poll(hearingOf(signage), { intervals: [2000] }).toBeLessThan(1e-6);
    await operator.getByRole('button', { name: 'ミュート解除' }).click();
    await expectMore(signage, 'energy');
  });

  await test.step('reconnecting and calling out lose nothing', async () => {
    await operator.getByRole('button', { name: '再接続' }).click();
    await expectVisitorSeen(operator);
    await operator.getByRole('button', { name: '呼び出す' }).click();
    await expect(operator.getByText('お客様とつないでいます')).toBeHidden();
    await expectVisitorSeen(operator);
    await expectMore(signage, 'energy');
  });

  await test.step('it goes on in the tab that opens the screen last', async () => {
    const tab = await operator.context().newPage();
    await tab.goto('/app/service/operation');
    await expect(operator.getByText('別のタブで応対しています')).toBeVisible();
    await expect(tab.getByText('お客様とつないでいます')).toBeHidden();
    await operator.getByRole('button', { name: 'このタブで応対する' }).click();
    await expectVisitorSeen(operator);
    await expectMore(signage, 'energy');
  });
});

test('[O-L30] [O-L31] [O-L32] [O-L33] [O-L34] [O-L35] [O-L36] [D-L01] [D-Q01] [D-Q03] [D-Q04] a visitor is answered: a whole conversation, from what is shown to its end', async ({
  loggedIn,
  service,
}) => {
  const screen = await loggedIn(signageLogin);
  const desktop = await loggedIn(operatorLogin);
  const cable = await cableOf(screen);
  await giveScreen(desktop);
  const { signage, operator } = await answer(async (loginId) => (loginId === signageLogin ? screen : desktop));
  await expectVisitorSeen(operator);
  await expectMore(signage, 'energy');
  await operator.setViewportSize(desk);
  await expectReadable(operator);

  await test.step('the signage shows what the operator chooses, and what she writes', async () => {
    await expect(signage.getByText('担当者がご案内しています')).toBeVisible();
    await openSettings(operator, '画面');
    await expectSettingsBeside(operator);
    await operator.setViewportSize(desk);
    await operator.getByRole('switch', { name: 'テロップ' }).uncheck();
    await expect(signage.getByText('担当者がご案内しています')).toBeHidden();
    await operator.getByRole('button', { name: '元に戻す' }).click();
    await expect(signage.getByText('担当者がご案内しています')).toBeVisible();
    await operator.keyboard.press('Escape');
    await expect(operator.getByRole('tab')).toHaveCount(0);
    await operator.keyboard.press('t');
    await operator.keyboard.type('2階へお進みください');
    await operator.keyboard.press('Enter');
    await expect(signage.getByText('2階へお進みください')).toBeVisible();
    await expect(operator.getByRole('log').getByText('2階へお進みください')).toBeVisible();
    await operator.getByRole('button', { name: '取り消す' }).click();
    await expect(signage.getByText('2階へお進みください')).toBeHidden();
  });

  await test.step('all of it is in sight at the usual sizes', () => expectAllInSight(operator, 'ja'));

  await test.step('a shared screen is seen at the signage and goes again', async () => {
    const places = [signage, operator.getByRole('region', { name: 'お客様に見えている画面' })];
    for (const place of places) {
      await expectSeen(jacketColour, place, 0.03);
      await expectUnseen(screenColour, place);
    }
    await operator.getByRole('button', { name: '画面を共有する' }).click();
    await expect(signage.getByText('ご案内中')).toBeVisible();
    for (const place of places) await expectSeen(screenColour, place, 0.05);
    await operator.getByRole('button', { name: '画面の共有を終える' }).click();
    await expect(signage.getByText('ご案内中')).toBeHidden();
    for (const place of places) await expectUnseen(screenColour, place);
  });

  await test.step('what the signage tells: a picture that stands still, and what the visitor says', async () => {
    const banner = operator.getByText('サイネージに異常が発生しました。');
    sayAsSignage(service, cable, 'stuck');
    await expect(banner).toBeVisible();
    sayAsSignage(service, cable, 'decoding');
    await expect(banner).toBeHidden();
    sayAsSignage(service, cable, { text: '収納を増やしたいのですが' });
    await expect(operator.getByRole('log').getByText('収納を増やしたいのですが')).toBeVisible();
  });

  await test.step('the chosen microphone is remembered', async () => {
    await openSettings(operator, '機器');
    await operator.getByRole('combobox', { name: 'マイク' }).click();
    await operator.getByRole('option', { name: 'Fake Audio Input 2' }).click();
    await operator.evaluate(() => localStorage.setItem('mukae.language', 'en'));
    await operator.reload();
    await expectAllInSight(operator, 'en');
    await operator.evaluate(() => localStorage.setItem('mukae.language', 'ja'));
    await operator.reload();
    await openSettings(operator, '機器');
    await expect(operator.getByRole('combobox', { name: 'マイク' })).toHaveValue('Fake Audio Input 2');
    await closeSettings(operator);
  });

  await test.step('who leaves is asked first, and comes where she wanted; the signage begins anew', async () => {
    await expectVisitorSeen(operator);
    await operator.evaluate(() => history.back());
    await operator.getByRole('button', { name: 'やめる' }).click();
    await expectVisitorSeen(operator);
    const reloaded = signage.waitForEvent('load');
    await operator.evaluate(() => history.back());
    await operator.getByRole('dialog').getByRole('button', { name: '応対を終える' }).click();
    await expect(operator).toHaveURL(/\/app\/users\/profile$/);
    await reloaded;
  });
});

test('[O-L50] [O-L35] [O-L10] [O-V64] [D-Q04] monitoring is one way and ends quietly or with a visitor who calls; calling out makes it a call', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(loggedIn, 'monitoringRequest');
  await expectVisitorSeen(operator);
  await expectMore(operator, 'energy');
  expect((await arrivedAt(signage)).energy).toBe(0);
  await expect(signage.getByText('見守り中')).toBeVisible();
  await expect(operator.getByText('声はお客様に届きません')).toBeVisible();
  await expect(operator.getByRole('button', { name: 'おじぎ' })).toHaveCount(0);

  await signage.evaluate(() => Object.assign(window, { isStillThere: true }));
  await operator.getByRole('button', { name: 'モニタリングを終える' }).click();
  await expect(operator).toHaveURL(/\/app\/service\/standby$/);
  await expect(signage.getByText('受付中')).toBeVisible();
  expect(await signage.evaluate(() => 'isStillThere' in window)).toBe(true);

  const monitorAgain = () =>
    cardOf(operator, '1F 総合受付').getByRole('button', { name: '1F 総合受付 をモニタリングする' }).click();

  await test.step('a visitor who calls ends it', async () => {
    await monitorAgain();
    await expectVisitorSeen(operator);
    await expect(signage.getByText('見守り中')).toBeVisible();
    await signage.getByRole('button', { name: 'スタッフを呼ぶ' }).click();
    await expect(operator).toHaveURL(/\/app\/service\/standby$/);
    await expect(operator.getByRole('alert').getByText('お客様からお呼び出しがありました')).toBeVisible();
    await callOff(signage);
  });

  await test.step('calling out makes it a call', async () => {
    await monitorAgain();
    await expectVisitorSeen(operator);
    await operator.getByRole('button', { name: '呼び出す' }).click();
    await expectMore(signage, 'energy');
    await expect(operator.getByRole('button', { name: '応対を終える' })).toBeVisible();
  });

  await test.step('who ends it is back on standby, and the signage goes on as it was: no visitor was received', async () => {
    const end = operator.getByRole('button', { name: '応対を終える' });
    const goOn = operator.getByRole('button', { name: '続ける' });
    await end.dblclick();
    await expect(goOn).toBeHidden();
    await end.click();
    await expect(goOn).toBeFocused();
    await operator.keyboard.press('Enter');
    await expect(end).toBeVisible();
    await endCall(operator);
    await expect(operator.getByText('応対を終えました')).toBeVisible();
    await expect(operator).toHaveURL(/\/app\/service\/standby$/);
    await expect(signage.getByText('受付中')).toBeVisible();
    expect(await signage.evaluate(() => 'isStillThere' in window)).toBe(true);
  });
});
