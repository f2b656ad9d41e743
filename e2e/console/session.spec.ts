import { hours, minutes, seconds } from '@mukae/server/testing/testClock';
import { expectLoggedOut } from '../support/console';
import { setClock } from '../support/pageTime';
import { expect, test } from '../support/test';
import { expectSoon, moveTo } from '../support/time';

test('[A-F06] [A-S20] [A-K05] [D-A02] a session that was used goes on; at its end, after a warning, the person is logged out and sees the login page', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const start = service.clock.now().getTime();
  const moveOn = (ms: number) => moveTo(page, service, new Date(start + ms));
  const warning = page.getByRole('alert').filter({ hasText: '会議終了まで残り5分です' });
  await setClock(page, start);
  const endAsked = page.waitForResponse('**/token/get/expTime');
  await page.goto('/app/service/standby', { waitUntil: 'networkidle' });
  await endAsked;

  await moveOn(hours(11));
  await page.request.post('/api/getUser', { data: { targetUserId: 'SELF' } });
  const askedAgain = page.waitForResponse('**/token/get/expTime');
  // The page counts from when it was told; until then it was loading.
  await moveOn(hours(12) - minutes(5) + seconds(30));
  await askedAgain;
  await moveOn(hours(12) + minutes(1));
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expect(warning).toBeHidden();

  await moveOn(hours(23) - minutes(5) + seconds(30));
  await expectSoon(page, warning);
  await moveOn(hours(23) + seconds(30));
  await page.clock.resume();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  await expectLoggedOut(page);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device']);
});
