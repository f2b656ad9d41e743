import { hours, minutes, seconds } from '@mukae/server/testing/testClock';
import type { TestService } from '@mukae/server/testing/testService';
import { expectLoggedOut } from '../support/console';
import { setClock } from '../support/pageTime';
import { expect, type Page, test } from '../support/test';
import { expectSoon, moveTo } from '../support/time';

/** A page that has asked for all it needs, and whose clock from now on moves when the test moves the server's. */
async function openAtServerTime(page: Page, service: TestService, path: string): Promise<void> {
  await setClock(page, service.clock.now());
  const endAsked = page.waitForResponse('**/token/get/expTime');
  await page.goto(path, { waitUntil: 'networkidle' });
  await endAsked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The page counts from when it was told; until then it was loading. */
const warningComes = hours(12) - minutes(5) + seconds(30);

/** That long after a moment. */
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const warningOn = (page: Page) => page.getByRole('alert').filter({ hasText: '会議終了まで残り5分です' });

test('[A-F06] [A-S19] [A-K04] five minutes before the end a warning stands for 10 seconds', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const start = service.clock.now();
  await openAtServerTime(page, service, '/app/service/standby');

  await moveTo(page, service, after(start, hours(12) - minutes(5) - seconds(1)));
  await expect(warningOn(page)).toBeHidden();
  await moveTo(page, service, after(start, warningComes));
  await expectSoon(page, warningOn(page));
  await page.clock.runFor(seconds(9));
  await expect(warningOn(page)).toBeVisible();
  await page.clock.runFor(seconds(2));
  await expect(warningOn(page)).toBeHidden();
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
});

test('[A-S20] [A-K05] at the end of the session the person is logged out and sees the login page', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const start = service.clock.now();
  await openAtServerTime(page, service, '/app/service/standby');
  await moveTo(page, service, after(start, warningComes));
  await expectSoon(page, warningOn(page));
  await moveTo(page, service, after(start, hours(12) - seconds(1)));
  await expect(page).toHaveURL(/\/app\/service\/standby$/);

  await moveTo(page, service, after(start, hours(12) + seconds(30)));
  await page.clock.resume();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  await expectLoggedOut(page);
  expect(await page.context().cookies()).toEqual([]);
});

test('[A-S20] [D-A02] a session that was used meanwhile goes on without a word', async ({ loggedIn, service }) => {
  const page = await loggedIn('operator1@demo.example');
  const start = service.clock.now();
  await openAtServerTime(page, service, '/app/service/standby');

  await moveTo(page, service, after(start, hours(11)));
  await page.request.post('/api/getUser', { data: { targetUserId: 'SELF' } });

  const endAsked = page.waitForResponse('**/token/get/expTime');
  await moveTo(page, service, after(start, warningComes));
  await endAsked;
  await moveTo(page, service, after(start, hours(12) + minutes(1)));
  await page.clock.resume();
  await page.getByRole('link', { name: 'プロフィール設定' }).click();
  await expect(page.getByLabel('ログインID')).toHaveValue('operator1@demo.example');
  await expect(warningOn(page)).toBeHidden();
});
