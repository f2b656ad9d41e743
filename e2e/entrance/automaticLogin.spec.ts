import { expectLoginPage, typeLogin } from '../support/loginPage';
import { countCalls } from '../support/pageTime';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-S09] [A-L02] a login in one tab lets the login page of another tab in, but nobody whom another page sent there', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expectLoginPage(page);
  const redirected = await context.newPage();
  const asked = countCalls(redirected, '/autoLogin');
  await redirected.goto('/app/service/standby');
  await expectLoginPage(redirected);

  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await typeLogin(otherTab, 'operator1@demo.example');
  await expect(otherTab).toHaveURL('/app/service/standby');
  await expect(page).toHaveURL('/app/service/standby');
  await expectLoginPage(redirected);
  expect(asked()).toBe(0);
});
