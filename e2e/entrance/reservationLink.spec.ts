import { minutes, seconds } from '@mukae/server/testing/testClock';
import { at } from '../support/day';
import { expectLoginPage, loginPage, navigationState } from '../support/loginPage';
import { callAnswered, countCalls, forward, stopTime } from '../support/pageTime';
import { reservationToken } from '../support/reservationLinks';
import { expect, test } from '../support/test';

test.beforeEach(({ page, service }) => stopTime(page, service));

test('[A-L03] [A-S04] [A-R12] a link before its time opens the waiting room', async ({ page, service }) => {
  const token = await reservationToken(service, 90, 120);
  await page.goto(`/login?token=${token}`);
  await expect(page).toHaveURL('/waiting-room');
  expect(await navigationState(page)).toEqual({ token });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会議は 11月16日 10:30 に開始します');
  await expect(page.getByRole('timer', { name: '開始まで' })).toHaveText('01時間30分');

  await forward(page, service, seconds(1));
  await expect(page.getByRole('timer')).toHaveText('01時間29分');
});

test('[A-R12] [A-R09] the waiting room leads to the signage view when it is time', async ({ page, service }) => {
  const token = await reservationToken(service, 1, 31);
  await page.goto(`/login?token=${token}`);
  await expect(page.getByRole('timer')).toHaveText('01分00秒');
  await forward(page, service, seconds(59));
  await expect(page.getByRole('timer')).toHaveText('00分01秒');
  await expect(page).toHaveURL('/waiting-room');

  await forward(page, service, seconds(1));
  await page.clock.resume();
  await expect(page).toHaveURL('/app/signage/view');
  expect(await navigationState(page)).toEqual({ date: at('09:01:00'), token });
  await expect(page.getByText('お話し中')).toBeVisible();
});

test('[A-R12] the waiting room survives a reload, and sends away who has no token', async ({ page, service }) => {
  await page.goto('/waiting-room');
  await expectLoginPage(page);

  await page.goto(`/login?token=${await reservationToken(service, 10, 20)}`);
  await expect(page.getByRole('timer')).toHaveText('10分00秒');
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText('10分00秒');
});

test('[A-L03] [A-S05] [A-R09] a link in its time opens the signage view', async ({ page, service }) => {
  const token = await reservationToken(service, 0, 30);
  await page.goto(`/login?token=${token}`);
  await page.clock.resume();
  await expect(page).toHaveURL('/app/signage/view');
  expect(await navigationState(page)).toEqual({ date: at('09:00:00'), token });
  await expect(page.getByText('お話し中')).toBeVisible();
});

test('[A-S06] a link that is over says so, and leads to the login page', async ({ page, service }) => {
  const token = await reservationToken(service, -30, 0);
  await page.goto(`/login?token=${token}`);
  await page.clock.resume();
  const dialog = page.getByRole('dialog', { name: 'トークンの有効期限が切れました' });
  await expect(dialog).toContainText('この予約のリンクはお使いいただけません。');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expectLoginPage(page);
  await expect(loginPage(page).loginId).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[A-S06] a link that ended on this device is not followed again', async ({ page, context, service }) => {
  const token = await reservationToken(service, 10, 20);
  await page.goto(`/login?token=${token}`);
  await expect(page).toHaveURL('/waiting-room');

  service.clock.forward(minutes(20));
  await page.goto('/login');
  await page.clock.resume();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expectLoginPage(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('reservation_token');
});

test('[A-R13] the end of the reservation is the end of the meeting', async ({ page, service }) => {
  await page.goto(`/login?token=${await reservationToken(service, 0, 10)}`);
  await page.clock.resume();
  await expect(page.getByText('お話し中')).toBeVisible();
  await forward(page, service, minutes(10));
  await expect(page).toHaveURL('/logout');
  await expect(page.getByRole('heading', { level: 1, name: '会議は終了しました' })).toBeVisible();
});

test('[A-L03] a link that nobody signed is refused on the login page', async ({ page }) => {
  await page.goto('/login?token=eyJhbGciOiJIUzI1NiJ9.e30.forged');
  await expect(loginPage(page).refusal).toHaveText('このリンクは無効です。');
  await expect(loginPage(page).loginId).toBeVisible();
});

test('[A-S05] a device whose clock runs ahead is let in when it is time', async ({ page, service }) => {
  const token = await reservationToken(service, 1, 30);
  const tried = countCalls(page, '/token/login');
  await page.clock.runFor(minutes(2));
  await callAnswered(page, '/api/getSignage', () => page.goto(`/login?token=${token}`));
  await page.clock.runFor(seconds(2));
  await expect(page).toHaveURL('/app/signage/view');
  await expect(page.getByText('少々お待ちください')).toBeVisible();
  expect(tried()).toBe(1);

  service.clock.forward(minutes(2));
  await page.clock.runFor(seconds(2));
  await page.clock.resume();
  await expect(page.getByText('お話し中')).toBeVisible();
  expect(tried()).toBe(2);
});
