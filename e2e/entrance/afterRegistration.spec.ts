import { expectLoggedOut } from '../support/console';
import { expectLoginPage } from '../support/loginPage';
import { callAnswered, forward, settle, stopTime } from '../support/pageTime';
import { agreeAndSend, fillEnglish, registrationForm } from '../support/registrationForm';
import { expect, test } from '../support/test';
import { expectSoon } from '../support/time';

test('[A-S17] [A-K01] [A-L01] the message stands for 2 seconds, the toast on the login page for 5', async ({
  page,
  service,
}) => {
  await stopTime(page, service);
  await page.goto('/test/register');
  const form = registrationForm(page, 'en');
  await fillEnglish(form);
  await callAnswered(page, '/api/logout', () => agreeAndSend(form));
  const message = page.getByRole('status').filter({ hasText: 'Your account is created' });
  await expect(message).toBeFocused();

  await forward(page, service, 1999);
  await settle(page);
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/test/register');
  await forward(page, service, 1);
  await expectLoginPage(page);

  // A toast stays for as long as the mouse is on it.
  await page.mouse.move(0, 0);
  const toast = page.getByRole('status').filter({ hasText: 'アカウントを登録しました' });
  await expectSoon(page, toast);
  await forward(page, service, 4500);
  await expect(toast).toBeVisible();
  for (const ms of [500, 250, 250]) {
    await forward(page, service, ms);
    await settle(page);
  }
  await expect(toast).toBeHidden();
});

test('[A-L01] the toast is not shown again after a reload, and can be closed before', async ({ page }) => {
  await page.goto('/test/register');
  const form = registrationForm(page, 'en');
  await fillEnglish(form);
  await agreeAndSend(form);
  const toast = page.getByRole('status').filter({ hasText: 'アカウントを登録しました' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: '閉じる' }).click();
  await expect(toast).toBeHidden();

  await page.reload();
  await expectLoginPage(page);
  await expect(toast).toBeHidden();
});

test('[A-S17] whoever was logged in is logged out by the sign-up', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/test/register');
  const form = registrationForm(page, 'en');
  await fillEnglish(form);
  await agreeAndSend(form);
  await expectLoginPage(page);
  await expectLoggedOut(page);
});
