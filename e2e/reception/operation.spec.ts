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
import { cameraColour } from '../support/camera';
import { expectSeen, expectUnseen } from '../support/pixels';
import { giveScreen, screenColour } from '../support/sharedScreen';
import { callOff } from '../support/signagePage';
import { cableOf } from '../support/socketCut';
import { cardOf } from '../support/standby';
import { expect, type Page, test } from '../support/test';

test.use(onSmallPages);
test.describe.configure({ timeout: 300_000 });

/** The picture of the visitor's camera, on the operator's page. */
const expectVisitorSeen = (operator: Page): Promise<void> =>
  expectSeen(cameraColour, operator.getByLabel('お客様のカメラ'), 0.5);

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

test('[O-L30] [O-L31] [O-L37] [O-L38] picture and sound arrive on both sides, whatever happens to either page', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(loggedIn);
  await expectMore(operator, 'frames');
  await expectMore(operator, 'energy');
  await expectMore(signage, 'energy');
  await expect(operator.getByText(/^通信 (良好|やや不安定|不安定)$/)).toBeVisible();

  await test.step('nobody else comes in', async () => {
    expect(await enter(await loggedIn('operator2@demo.example'), 'callFromUser')).toBe('Error');
  });

  await test.step('the call goes on after a reload of either page', async () => {
    for (const page of [operator, signage]) {
      await page.reload();
      await expectMore(operator, 'frames');
      await expectMore(signage, 'energy');
    }
  });

  await test.step('a signage that is cut off is told, and the call goes on when it is back', async () => {
    await signage.goto('about:blank');
    await expect(operator.getByText('SVER-02')).toBeVisible();
    await signage.goto('/app/signage/view');
    await expect(operator.getByText('SVER-02')).toBeHidden();
    await expectMore(operator, 'frames');
    await expectMore(signage, 'energy');
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
    await expectMore(operator, 'frames');
    await operator.getByRole('button', { name: '呼び出す' }).click();
    await expect(operator.getByText('お客様とつないでいます')).toBeHidden();
    await expectMore(operator, 'frames');
    await expectMore(signage, 'energy');
  });

  await test.step('it goes on in the tab that opens the screen last', async () => {
    const tab = await operator.context().newPage();
    await tab.goto('/app/service/operation');
    await expect(operator.getByText('別のタブで応対しています')).toBeVisible();
    await expect(tab.getByText('お客様とつないでいます')).toBeHidden();
    await operator.getByRole('button', { name: 'このタブで応対する' }).click();
    await expectMore(operator, 'frames');
    await expectMore(signage, 'energy');
  });
});

test('[O-L30] [O-L31] [O-L32] [O-L33] [O-L34] [O-L35] [O-L36] a visitor is answered: a whole conversation, from what is shown to its end', async ({
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
    await operator.getByRole('switch', { name: 'テロップ' }).uncheck();
    await expect(signage.getByText('担当者がご案内しています')).toBeHidden();
    await operator.getByRole('button', { name: '元に戻す' }).click();
    await expect(signage.getByText('担当者がご案内しています')).toBeVisible();
    await operator.getByRole('textbox', { name: 'お客様の画面に表示する文' }).fill('2階へお進みください');
    await operator.keyboard.press('Enter');
    await expect(signage.getByText('2階へお進みください')).toBeVisible();
    await expect(operator.getByRole('log').getByText('2階へお進みください')).toBeVisible();
  });

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
    await operator.getByRole('combobox', { name: 'マイク' }).click();
    await operator.getByRole('option', { name: 'Fake Audio Input 2' }).click();
    await operator.reload();
    await expect(operator.getByRole('combobox', { name: 'マイク' })).toHaveValue('Fake Audio Input 2');
  });

  await test.step('who leaves is asked first, and comes where she wanted; the signage begins anew', async () => {
    await expectMore(operator, 'frames');
    await operator.evaluate(() => history.back());
    await operator.getByRole('button', { name: 'やめる' }).click();
    await expectMore(operator, 'frames');
    const reloaded = signage.waitForEvent('load');
    await operator.evaluate(() => history.back());
    await operator.getByRole('dialog').getByRole('button', { name: '応対を終える' }).click();
    await expect(operator).toHaveURL(/\/app\/users\/profile$/);
    await reloaded;
  });
});

test('[O-L50] [O-L35] [O-L10] monitoring is one way and ends quietly or with a visitor who calls; calling out makes it a call', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(loggedIn, 'monitoringRequest');
  await expectMore(operator, 'frames');
  await expectMore(operator, 'energy');
  expect((await arrivedAt(signage)).energy).toBe(0);
  await expect(signage.getByText('見守り中')).toBeVisible();

  await signage.evaluate(() => Object.assign(window, { isStillThere: true }));
  await operator.getByRole('button', { name: 'モニタリングを終える' }).click();
  await expect(operator).toHaveURL(/\/app\/service\/standby$/);
  await expect(signage.getByText('受付中')).toBeVisible();
  expect(await signage.evaluate(() => 'isStillThere' in window)).toBe(true);

  const monitorAgain = () =>
    cardOf(operator, '1F 総合受付').getByRole('button', { name: '1F 総合受付 をモニタリングする' }).click();

  await test.step('a visitor who calls ends it', async () => {
    await monitorAgain();
    await expectMore(operator, 'frames');
    await expect(signage.getByText('見守り中')).toBeVisible();
    await signage.getByRole('button', { name: 'スタッフを呼ぶ' }).click();
    await expect(operator).toHaveURL(/\/app\/service\/standby$/);
    await expect(operator.getByRole('alert').getByText('お客様からお呼び出しがありました')).toBeVisible();
    await callOff(signage);
  });

  await test.step('calling out makes it a call', async () => {
    await monitorAgain();
    await expectMore(operator, 'frames');
    await operator.getByRole('button', { name: '呼び出す' }).click();
    await expectMore(signage, 'energy');
    await expect(operator.getByRole('button', { name: '応対を終える' })).toBeVisible();
  });

  await test.step('who ends it is back on standby, and the signage begins anew', async () => {
    const reloaded = signage.waitForEvent('load');
    await operator.getByRole('button', { name: '応対を終える' }).click();
    await expect(operator.getByText('応対を終えました')).toBeVisible();
    await reloaded;
    await expect(operator).toHaveURL(/\/app\/service\/standby$/);
  });
});
