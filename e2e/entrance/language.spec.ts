import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-P04] [A-R03] the sign-up begins in English, the login page in Japanese; a choice made on one holds on all others', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/login');
  await page.getByRole('link', { name: '新規アカウント登録' }).click();
  await expect(heading('Create your account')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading('ログイン')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  await page.goBack();
  await expect(heading('Create your account')).toBeVisible();
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.reload();
  await expect(heading('アカウント登録')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading('Log in')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading('Reset your password')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('This page cannot be found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
});
