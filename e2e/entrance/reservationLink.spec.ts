import { minutes, seconds } from '@mukae/server/testing/testClock';
import { expectReadable } from '../support/axe';
import { at } from '../support/day';
import { expectLoginPage, navigationState } from '../support/loginPage';
import { callAnswered, countCalls, forward, setClock, stopTime } from '../support/pageTime';
import { reservationToken } from '../support/reservationLinks';
import { expect, test } from '../support/test';
import { moveTo } from '../support/time';

test('[A-L03] [A-S04] [A-R09] [A-R12] [A-R13] [A-S06] [W-13] a link leads through the waiting room into the meeting and to its end, and then no further', async ({
  page,
  context,
  service,
}) => {
  const start = service.clock.now().getTime() + minutes(10);
  const token = await reservationToken(service, 10, 20);
  await setClock(page, service.clock.now());
  await page.goto(`/login?token=${token}`);
  await expect(page).toHaveURL('/waiting-room');
  expect(await navigationState(page)).toEqual({ token });
  await expect(page.getByRole('timer', { name: '開始まで' })).toBeVisible();
  await expectReadable(page);

  await page.goto('/waiting-room');
  await expect(page.getByRole('timer')).toBeVisible();
  await moveTo(page, service, new Date(start));
  await page.clock.resume();
  await expect(page).toHaveURL('/app/signage/view');
  expect(await navigationState(page)).toEqual({ date: at('09:10:00'), token });
  await expect(page.getByText('担当者がまいります。')).toBeVisible();

  await forward(page, service, minutes(10));
  await expect(page).toHaveURL('/logout');
  await expect(page.getByRole('heading', { level: 1, name: '会議は終了しました' })).toBeVisible();
  await expectReadable(page);

  await page.goto(`/login?token=${token}`);
  const dialog = page.getByRole('dialog', { name: 'トークンの有効期限が切れました' });
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await expectReadable(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expectLoginPage(page);
  await expect(dialog).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('reservation_token');
});

test('[A-S05] a device whose clock runs ahead is let in when it is time', async ({ page, service }) => {
  await stopTime(page, service);
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
  await expect(page.getByText('担当者がまいります。')).toBeVisible();
  expect(tried()).toBe(2);
});
