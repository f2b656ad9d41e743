import { expectLoggedOut } from '../support/console';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-F03] a logout that fails says so; one that does not ends the session and leads to the login page', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/service/standby');
  const logOut = page.getByRole('banner').getByRole('button', { name: 'ログアウト' });
  await page.route('**/api/logout', (route) => route.abort());
  await logOut.click();
  await expect(page.getByRole('alert').filter({ hasText: 'ログアウトできませんでした' })).toContainText(
    'SVER-Unexpected',
  );
  await expect(page).toHaveURL(/\/app\/service\/standby$/);

  await page.unroute('**/api/logout');
  await logOut.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  await expectLoggedOut(page);

  await page.goto('/app/service/standby');
  await expect(page).toHaveURL(/\/login$/);
});

test('[A-R06] the gear in the top bar leads to login ID, password, name and thumbnail', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/service/standby');
  await page.getByRole('banner').getByRole('link', { name: 'プロフィール設定' }).click();
  await expect(page).toHaveURL(/\/app\/users\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'プロフィール設定' })).toBeVisible();
  await expect(page.getByLabel('ログインID')).toHaveValue('operator1@demo.example');
  await expect(page.getByLabel('お名前')).toHaveValue('佐藤 美咲');
  await expect(page.getByRole('switch', { name: 'パスワードを変更する' })).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'サムネイル' })).toBeVisible();
  await expect(page.getByRole('button', { name: '画像を選ぶ' })).toBeVisible();
});

test('[A-A01] a company administrator has a badge beside the name, an operator has none', async ({ loggedIn }) => {
  const admin = await loggedIn('admin@demo.example');
  await admin.goto('/app/users/home');
  const bar = admin.getByRole('banner');
  await expect(bar.getByText('田中 恵子')).toBeVisible();
  await expect(bar.getByText('管理者', { exact: true })).toBeVisible();

  const operator = await loggedIn('operator1@demo.example');
  await operator.goto('/app/service/standby');
  const operatorsBar = operator.getByRole('banner');
  await expect(operatorsBar.getByText('佐藤 美咲')).toBeVisible();
  await expect(operatorsBar.getByText('管理者', { exact: true })).toBeHidden();
});
