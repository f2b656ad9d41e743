import { expect, test } from './support/test';

test('[A-R01] the root leads to the login page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
});

test('[A-G02] an operator lands on standby', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/service/standby');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
