import { expectReadable } from '../support/axe';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[O-U02] a page that a role cannot use says so instead of showing a form, and leads home', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/users/add');
  await expect(page.getByRole('heading', { level: 1, name: 'ご利用いただけないページです' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectReadable(page);
  await page.getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
});
