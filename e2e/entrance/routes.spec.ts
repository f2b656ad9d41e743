import { expectReadable } from '../support/axe';
import { expectLoginPage } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-R01] [A-L03] [A-R15] [W-13] short addresses lead to the pages they stand for, and lose no token of a link', async ({
  page,
  loggedIn,
}) => {
  for (const path of ['/', '/test/login']) {
    await page.goto(path);
    await expectLoginPage(page);
  }
  await page.goto('/?token=no.such.token');
  await expect(page).toHaveURL(/\/login\?token=no\.such\.token$/);
  await expect(page.getByRole('alert')).toHaveText('このリンクは無効です。');

  const admin = await loggedIn('admin@demo.example');
  await admin.goto('/store');
  await expect(admin).toHaveURL('/app/store/list');

  const signage = await loggedIn('signage1@demo.example');
  for (const path of ['/signage', '/signage/view']) {
    await signage.goto(path);
    await expect(signage).toHaveURL('/app/signage/view');
    await expect(signage.getByText('いらっしゃいませ')).toBeVisible();
  }
  await expectReadable(signage);
  await signage.goto('/app/users/profile');
  await expect(signage.getByRole('heading', { level: 1, name: 'プロフィール設定' })).toBeVisible();
  await expectReadable(signage);
});
