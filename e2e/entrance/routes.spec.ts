import { expectLoginPage } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-R01] [A-L03] / and /test/login lead to the login page, and lose no token of a link', async ({ page }) => {
  for (const path of ['/', '/test/login']) {
    await page.goto(path);
    await expectLoginPage(page);
  }
  await page.goto('/?token=no.such.token');
  await expect(page).toHaveURL(/\/login\?token=no\.such\.token$/);
  await expect(page.getByRole('alert')).toHaveText('このリンクは無効です。');
});

test('[A-R13] /logout says that the meeting has ended, and leads to the login page', async ({ page }) => {
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1, name: '会議は終了しました' })).toBeVisible();
  await page.getByRole('link', { name: 'ログインへ' }).click();
  await expectLoginPage(page);
});

const leftovers = ['/PageA', '/auth/signin', '/auth/signup', '/admin', '/rtl', '/sample', '/calendar', '/test', '/app'];

test('[A-R14] an unknown path and the leftovers of the template show 404 NOT FOUND', async ({ page }) => {
  for (const path of ['/no/such/page', '/login/more', ...leftovers]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 NOT FOUND' }), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('link', { name: 'ログインへ戻る' }).click();
  await expectLoginPage(page);
});

test('[A-R14] who is logged in comes back from 404 NOT FOUND to the own landing page', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect(page).toHaveURL('/app/service/standby');
});

test('[A-R15] /signage leads to the signage view', async ({ loggedIn }) => {
  const page = await loggedIn('signage1@demo.example');
  for (const path of ['/signage', '/signage/view']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/signage/view');
    await expect(page.getByText('いらっしゃいませ')).toBeVisible();
  }
});

test('[A-R15] /store leads to the store list', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/store');
  await expect(page).toHaveURL('/app/store/list');
});
