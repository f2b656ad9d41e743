import { errors } from '@mukae/contract/errors/errors';
import { seconds } from '@mukae/server/testing/testClock';
import type { TestService } from '@mukae/server/testing/testService';
import { stopTime } from '../support/pageTime';
import { test } from '../support/readingTest';
import { cardOf } from '../support/standby';
import { test as changingTest, expect, type Page } from '../support/test';
import { expectSoon } from '../support/time';

const { code, status, text } = errors.unavailable;
const unavailable = { status, json: { result: 'Error', code, msg: text.ja } };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^SVER-/ });

/** Standby while no call is answered, a moment after the dialog has opened. From then on the clock of the page stands. */
async function openWhileAway(page: Page, service: TestService): Promise<void> {
  await stopTime(page, service);
  await page.route('**/api/**', (route) => route.fulfill(unavailable));
  await page.goto('/app/service/standby');
  await expectSoon(page, dialogOf(page));
}

function countHealthCalls(page: Page): { calls: number } {
  const counted = { calls: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/health') counted.calls += 1;
  });
  return counted;
}

test('[A-F07] [A-X03] a server that is away is told with code, message and type; the dialog closes', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await openWhileAway(page, service);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'SVER-18' })).toBeVisible();
  await expect(dialog).toContainText('ただいま接続できません。しばらくしてからお試しください。');
  await expect(dialog).toContainText('エラーの種類: サーバーエラー');
  await expect(dialog.getByRole('button', { name: '再読み込みする' })).toBeVisible();

  await page.clock.resume();
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect(dialog).toBeHidden();
  const banner = page.getByRole('main').getByRole('alert').first();
  await expect(banner).toContainText('SVER-18');

  await page.unroute('**/api/**');
  await banner.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(cardOf(page, '1F 総合受付')).toBeVisible();
});

test('[A-X02] [A-X03] a line that is cut is an error of the connection', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/app/service/standby');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'SVER-Unexpected' })).toBeVisible();
  await expect(dialog).toContainText('未定義のサーバーエラーが発生しました');
  await expect(dialog).toContainText('エラーの種類: 通信エラー');
});

test('[A-X03] the answer yes reloads the page at once', async ({ loggedIn, service }) => {
  const page = await loggedIn('operator1@demo.example');
  await openWhileAway(page, service);
  await page.unroute('**/api/**');
  await dialogOf(page).getByRole('button', { name: '再読み込みする' }).click();
  await expectSoon(page, cardOf(page, '1F 総合受付'));
  await expect(dialogOf(page)).toBeHidden();
});

test('[A-F07] [A-S21] [A-K03] after 1 second and then every 10 it asks for health, and reloads when ap1 answers', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await page.route('**/health', (route) => route.fulfill(unavailable));
  const health = countHealthCalls(page);
  await openWhileAway(page, service);
  const steps = [
    { ms: 500, calls: 0 },
    { ms: 500, calls: 1 },
    { ms: 9_500, calls: 1 },
    { ms: 500, calls: 2 },
    { ms: 20_000, calls: 4 },
  ];
  for (const { ms, calls } of steps) {
    await page.clock.runFor(ms);
    await expect.poll(() => health.calls).toBe(calls);
  }
  await expect(dialogOf(page)).toBeVisible();

  await page.unroute('**/health');
  await page.unroute('**/api/**');
  await page.clock.runFor(seconds(10));
  await expectSoon(page, cardOf(page, '1F 総合受付'));
  await expect(dialogOf(page)).toBeHidden();
});

test('[A-S21] a dialog that was closed asks no more', async ({ loggedIn, service }) => {
  const page = await loggedIn('operator1@demo.example');
  const health = countHealthCalls(page);
  await openWhileAway(page, service);
  await dialogOf(page).getByRole('button', { name: '閉じる' }).click();
  await page.clock.runFor(seconds(30));
  await expect(dialogOf(page)).toBeHidden();
  expect(health.calls).toBe(0);
});

test.describe('a server of another name', () => {
  test.use({ env: { SERVER_NAME: 'ap2' } });

  changingTest('[A-S21] an answer of any other server than ap1 reloads nothing', async ({ loggedIn, service }) => {
    const page = await loggedIn('operator1@demo.example');
    await openWhileAway(page, service);
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    for (const ms of [seconds(1), seconds(10)]) {
      const answered = page.waitForResponse('**/health');
      await page.clock.runFor(ms);
      expect(await (await answered).json()).toEqual({ ServerName: 'ap2' });
    }
    await expect(dialogOf(page)).toBeVisible();
    expect(loads).toEqual([]);
  });
});
