import { expectReadable } from '../support/axe';
import { expectLoginPage } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-R01] [A-L03] [A-R15] [W-13] short addresses lead to the pages they stand for, and lose no token of a link', async ({
  page,
}) => {
  for (const path of ['/', '/test/login']) {
    await page.goto(path);
    await expectLoginPage(page);
  }
  await page.goto('/?token=no.such.token');
  await expect(page).toHaveURL(/\/login\?token=no\.such\.token$/);
  await expect(page.getByRole('alert')).toHaveText('このリンクは無効です。');

  const logInAs = (username: string) =>
    page.request.post('/login', { data: { username, password: 'Demo2026!', isRemember: false } });
  await logInAs('admin@demo.example');
  await page.goto('/store');
  await expect(page).toHaveURL('/app/store/list');
  await logInAs('signage1@demo.example');
  for (const path of ['/signage', '/signage/view']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/signage/view');
    await expect(page.getByText('いらっしゃいませ')).toBeVisible();
  }
  await expectReadable(page);
  await page.goto('/app/users/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'プロフィール設定' })).toBeVisible();
  await expectReadable(page);
});
