import { expectLoginPage, loginPage, typeLogin } from '../support/loginPage';
import { callAnswered, countCalls, forward, settle, stopTime } from '../support/pageTime';
import { expect, test } from '../support/test';

test.beforeEach(({ page, service }) => stopTime(page, service));

test('[A-S09] [A-K02] the login page asks every 3 seconds until another tab has logged in', async ({
  page,
  context,
  service,
}) => {
  const asked = countCalls(page, '/autoLogin');
  await callAnswered(page, '/autoLogin', () => page.goto('/login'));
  expect(asked()).toBe(1);

  for (const times of [2, 3]) {
    await forward(page, service, 2999);
    await settle(page);
    expect(asked()).toBe(times - 1);
    await callAnswered(page, '/autoLogin', () => forward(page, service, 1));
    expect(asked()).toBe(times);
  }
  await expectLoginPage(page);

  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await typeLogin(otherTab, 'operator1@demo.example');
  await expect(otherTab).toHaveURL('/app/service/standby');

  await expectLoginPage(page);
  await forward(page, service, 3000);
  await expect(page).toHaveURL('/app/service/standby');

  const before = asked();
  await forward(page, service, 9000);
  await settle(page);
  expect(asked()).toBe(before);
});

test('[A-S09] a login that was not meant to last lets nobody in', async ({ page, service }) => {
  const data = { username: 'operator1@demo.example', password: 'Demo2026!', isRemember: false };
  await page.request.post('/login', { data });
  const asked = countCalls(page, '/autoLogin');
  await callAnswered(page, '/autoLogin', () => page.goto('/login'));
  await callAnswered(page, '/autoLogin', () => forward(page, service, 3000));
  expect(asked()).toBe(2);
  await expectLoginPage(page);
});

test('[A-S09] a signage comes back by itself, however it was logged in', async ({ page }) => {
  const data = { username: 'signage1@demo.example', password: 'Demo2026!', isRemember: false };
  await page.request.post('/login', { data });
  await page.goto('/login');
  await expect(page).toHaveURL('/app/signage/view');
});

test('[A-S09] [A-K02] a server that fails for a while is asked on, without a word', async ({ page, service }) => {
  const data = { username: 'signage1@demo.example', password: 'Demo2026!', isRemember: true };
  await page.request.post('/login', { data });
  const failures: string[] = [];
  await page.route('**/autoLogin', (route) => {
    failures.push(route.request().url());
    return route.abort('connectionrefused');
  });
  await page.goto('/login');
  await expectLoginPage(page);
  for (const times of [1, 2]) {
    await expect.poll(() => failures.length).toBe(times);
    await settle(page);
    await forward(page, service, 3000);
  }
  await expect.poll(() => failures.length).toBe(3);
  await expect(loginPage(page).refusal).toBeHidden();

  await page.unroute('**/autoLogin');
  await settle(page);
  await forward(page, service, 3000);
  await expect(page).toHaveURL('/app/signage/view');
});

test('[A-S09] the asking stands still while a password is being checked', async ({ page, service }) => {
  const asked = countCalls(page, '/autoLogin');
  await callAnswered(page, '/autoLogin', () => page.goto('/login'));

  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/login', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await typeLogin(page, 'operator1@demo.example');
  await forward(page, service, 9000);
  await settle(page);
  expect(asked()).toBe(1);

  answer();
  await expect(page).toHaveURL('/app/service/standby');
});

test('[A-L02] who was redirected to the login page is not let in by itself', async ({ page, context, service }) => {
  const asked = countCalls(page, '/autoLogin');
  await page.goto('/app/service/standby');
  await expectLoginPage(page);

  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await typeLogin(otherTab, 'operator1@demo.example');
  await expect(otherTab).toHaveURL('/app/service/standby');

  await forward(page, service, 10_000);
  await settle(page);
  expect(asked()).toBe(0);
  await expectLoginPage(page);
});
