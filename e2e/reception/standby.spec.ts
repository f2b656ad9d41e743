import { facePacket } from '@mukae/contract/domain/avatar/testing/liveLinkPacket';
import { TestPhone } from '@mukae/server/testing/testPhone';
import { expectReadable } from '../support/axe';
import { stopTime } from '../support/pageTime';
import { cableOf } from '../support/socketCut';
import { cardOf, goOnStandby, openStandby, standbyPath } from '../support/standby';
import { expect, test } from '../support/test';
import { signageOf } from '../support/visitors';

test('[O-L10] [O-L07] signages show what they do now, the most urgent first, also after the page was cut off; monitoring leads to the operation screen', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const cable = await cableOf(page);
  await openStandby(page);
  const card = cardOf(page, '1F 総合受付');
  const monitor = card.getByRole('button', { name: '1F 総合受付 をモニタリングする' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card).toContainText('オフライン');
  await expect(monitor).toBeDisabled();

  await cable.cut();
  const notice = page.getByText('通信が途切れています。つなぎ直しています。');
  await expect(notice).toBeVisible();
  const signage = await signageOf(service, 'signage1@demo.example');
  cable.mend();
  await expect(notice).toBeHidden();
  await expect(card).toContainText('受付中');
  await expect(monitor).toBeEnabled();
  await expect(page.getByRole('article').first()).toContainText('1F 総合受付');

  const requestId = await signage.touch();
  await expect(card).toContainText('混雑中');
  await expect(card.getByRole('button', { name: /入室/ })).toBeDisabled();
  await signage.page.say('Standby', { requestId });
  await monitor.click();
  await expect(page).toHaveURL('/app/service/operation');
  expect((await signage.page.hears('monitoringRequest')).call.kind).toBe('monitoring');
  await signage.page.close();
});

test('[D-B05] a web-reservation user, whom nobody calls, reads of no bell and no port on the page of her signage', async ({
  loggedIn,
}) => {
  const page = await loggedIn('guest@demo.example');
  await openStandby(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('状態は自動で更新されます。', { exact: true })).toBeVisible();
  for (const title of ['フェイスキャプチャ', 'お呼び出しのお知らせ'])
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('[D-K06] a standby page that comes by itself after a call leads nowhere for a moment, whatever is pressed, and then it does', async ({
  loggedIn,
  service,
}) => {
  const signage = await signageOf(service, 'signage1@demo.example');
  const page = await loggedIn('operator1@demo.example');
  await stopTime(page, service);
  await page.goto(standbyPath);
  await page.evaluate(() => history.replaceState({ usr: { isAfterCall: true }, key: 'after', idx: 0 }, ''));
  await page.reload();
  const monitor = page.getByLabel('1F 総合受付 をモニタリングする');
  await expect(async () => {
    // A little of the moment for each look, for answers to be taken in.
    await page.clock.runFor(1);
    await expect(monitor).toBeEnabled({ timeout: 500 });
  }).toPass();
  const press = async () => {
    const { x, y, width, height } = (await monitor.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  await press();
  await page.evaluate(async () => (await fetch('/healthz')).text());
  expect(await signage.page.names()).not.toContain('monitoringRequest');
  await page.clock.runFor(800);
  await press();
  expect((await signage.page.hears('monitoringRequest')).call.kind).toBe('monitoring');
  await signage.page.close();
});

test('[O-L11] [O-L12] [O-V49] on standby once everything is ready; the channel comes and goes with it, and a phone is heard', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await goOnStandby(page);
  const capture = page.getByRole('region', { name: 'フェイスキャプチャ' });
  await expect(capture).toContainText('ch1');
  await expect(page.getByText('チャンネル 1')).toBeVisible();

  await expect(capture.getByRole('status')).toHaveText('スマートフォンからは届いていません。');
  const port = Number(
    await capture
      .getByRole('definition')
      .filter({ hasText: /^5\d{4}$/ })
      .textContent(),
  );
  const phone = await TestPhone.at(service.phoneHost, port);
  const sending = setInterval(() => phone.send(facePacket({ subject: 'iPhone' })), 50);
  await expect(capture.getByRole('status')).toHaveText('iPhone の動きが届いています。');
  clearInterval(sending);
  await expect(capture.getByRole('status')).toHaveText('スマートフォンからは届いていません。');
  phone.close();

  await page.getByText('離席する', { exact: true }).click();
  await expect(page.getByText('離席中', { exact: true })).toBeVisible();
  await expect(capture).not.toContainText('ch1');
  await expect(capture.getByRole('definition').filter({ hasText: 'なし' })).toHaveCount(4);
  await expect(capture.getByText('待機すると、アプリの送り先が割り当てられます。')).toBeVisible();
});

test('[O-L11] [O-L14] without a microphone nobody goes on standby; what is missing is told and can be mended, and the device check tells what works', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wish) => {
      if (localStorage.getItem('plugged') === null) throw new DOMException('', 'NotFoundError');
      return real(wish);
    };
  });
  await openStandby(page);
  await expect(page.getByText('マイクが見つかりません。')).toBeVisible();
  await expect(page.getByRole('radio', { name: '待機する' })).toBeDisabled();

  await page.evaluate(() => localStorage.setItem('plugged', 'yes'));
  await page.getByRole('button', { name: 'マイク: もう一度試す' }).click();
  await expect(page.getByRole('radio', { name: '待機する' })).toBeEnabled();

  const checks = page.getByRole('region', { name: '機器の確認' });
  await checks.getByRole('button', { name: 'すべて確認する' }).click();
  await expect(checks.getByText('音が聞こえましたか')).toBeVisible();
  // The camera of the tests is a small one.
  await expect(checks.getByText('映像が粗くなります。')).toBeVisible();
  await checks.getByRole('button', { name: '聞こえた' }).click();
  await expect(checks.getByText(/サーバーまで \d+ ミリ秒です/)).toBeVisible();
  await expect(checks.getByText('中継サーバーは設定されていません。')).toBeVisible();
  await expect(checks.getByRole('button', { name: 'もう一度確認する' })).toBeEnabled();
  await expectReadable(page);
});

test('[O-L13] [O-G21] administrators suspend and restart a signage, operators do not', async ({
  loggedIn,
  service,
}) => {
  const signage = await signageOf(service, 'signage1@demo.example');
  const admin = await loggedIn('admin@demo.example');
  await openStandby(admin);
  await admin.getByRole('button', { name: '1F 総合受付 のその他の操作' }).click();
  await admin.getByRole('menuitem', { name: '受付を停止する' }).click();
  const question = admin.getByRole('dialog', { name: '1F 総合受付 の受付を停止しますか' });
  await question.getByRole('button', { name: '停止する' }).click();
  await expect(cardOf(admin, '1F 総合受付')).toContainText('停止中');
  await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Suspended');

  await admin.goto('/app/signage/list');
  await expect(admin.getByRole('row').filter({ hasText: '1F 総合受付' })).toContainText('停止中');
  await admin.getByRole('button', { name: '1F 総合受付 のその他の操作' }).click();
  await admin.getByRole('menuitem', { name: '受付を再開する' }).click();
  await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby');
  await expect(admin.getByRole('row').filter({ hasText: '1F 総合受付' })).toContainText('受付中');

  const operator = await loggedIn('operator1@demo.example');
  await openStandby(operator);
  await expect(cardOf(operator, '1F 総合受付')).toBeVisible();
  await expect(operator.getByRole('button', { name: /その他の操作/ })).toHaveCount(0);
  await signage.page.close();
});

test('[O-L05] [O-L06] [O-L07] a second browser of the account is told SVER-01; a logout reaches every page of the first', async ({
  loggedIn,
}) => {
  const first = await loggedIn('operator1@demo.example');
  await openStandby(first);
  await expect(first.getByText('離席中', { exact: true })).toBeVisible();
  const second = await loggedIn('operator1@demo.example');
  await second.goto(standbyPath);
  const told = second.getByRole('dialog', { name: 'この画面でつなぎ直しますか' });
  await expect(told).toContainText('このアカウントは別のブラウザーでログインしています。');
  await expect(told).toContainText('SVER-01');

  const otherTab = await first.context().newPage();
  await otherTab.goto('/app/users/list');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'ユーザー' })).toBeVisible();
  await first.getByRole('button', { name: 'ログアウト' }).click();
  await expect(first).toHaveURL(/\/login$/);
  await expect(otherTab).toHaveURL(/\/login$/);
});
