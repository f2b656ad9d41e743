import { failCall } from '../support/failures';
import { loginPage, navigationState } from '../support/loginPage';
import { countCalls, forward, settle, stopTime } from '../support/pageTime';
import { reservationToken } from '../support/reservationLinks';
import { expect, type Page, test } from '../support/test';

test.beforeEach(({ page, service }) => stopTime(page, service));

/** This device keeps the token of a reservation. */
async function keepToken(page: Page, token: string): Promise<void> {
  await page.request.post('/token/login', { data: { token } });
}

/** This device keeps the login of an operator, who wants to be let in by herself. */
async function keepLogin(page: Page): Promise<void> {
  await page.request.post('/login', {
    data: { username: 'operator1@demo.example', password: 'Demo2026!', isRemember: true },
  });
}

test('[A-S07] the token of a link comes before the one this device keeps and before its login', async ({
  page,
  service,
}) => {
  const kept = await reservationToken(service, 10, 20);
  const given = await reservationToken(service, 40, 50);
  await keepToken(page, kept);
  await keepLogin(page);
  const asked = countCalls(page, '/autoLogin');
  await page.goto(`/login?token=${given}`);
  await expect(page).toHaveURL('/waiting-room');
  expect(await navigationState(page)).toEqual({ token: given });
  await expect(page.getByRole('timer')).toHaveText('40分00秒');
  expect(asked()).toBe(0);
});

test('[A-S08] the token that this device keeps comes before its login', async ({ page, service }) => {
  const kept = await reservationToken(service, 10, 20);
  await keepLogin(page);
  await keepToken(page, kept);
  const asked = countCalls(page, '/autoLogin');
  const followed = page.waitForURL(`/login?token=${kept}`);
  await page.goto('/login');
  await followed;
  await expect(page).toHaveURL('/waiting-room');
  expect(await navigationState(page)).toEqual({ token: kept });
  expect(asked()).toBe(0);
});

test('[A-S08] [A-K02] the token that this device keeps is tried again every 3 seconds', async ({ page, service }) => {
  const kept = await reservationToken(service, 0, 30);
  await keepToken(page, kept);
  const tried = countCalls(page, '/token/login');
  const mend = await failCall(page, '/token/login', 'no network');
  await page.goto('/login');
  await expect(page).toHaveURL(`/login?token=${kept}`);
  await expect(loginPage(page).refusal).toContainText('SVER-Unexpected');
  expect(tried()).toBe(1);

  for (const times of [2, 3]) {
    await settle(page);
    await forward(page, service, 2999);
    await settle(page);
    expect(tried()).toBe(times - 1);
    await forward(page, service, 1);
    await expect.poll(tried).toBe(times);
  }

  await mend();
  await settle(page);
  await forward(page, service, 3000);
  await expect(page).toHaveURL('/app/signage/view');
});

test('[A-L03] a link from elsewhere is tried once', async ({ page, service }) => {
  const tried = countCalls(page, '/token/login');
  await page.goto('/login?token=no.such.token');
  await expect(loginPage(page).refusal).toHaveText('このリンクは無効です。');
  await forward(page, service, 9000);
  await settle(page);
  expect(tried()).toBe(1);
});
