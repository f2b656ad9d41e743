import { expectReadable } from '../support/axe';
import { castOf, chooseLanguage, expectLoggedOut, menuOf } from '../support/console';
import { japaneseOn } from '../support/japaneseOn';
import { navigationState } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-R06] [A-R08] [A-E04] [A-F03] [O-U02] [W-13] from the top bar an operator reaches her profile, and from there her standby; a logout that fails says so', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const [first] = await castOf(page);
  await page.goto('/app/users/add');
  await expect(page.getByRole('heading', { level: 1, name: 'ご利用いただけないページです' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectReadable(page);

  await page.getByRole('banner').getByRole('link', { name: 'プロフィール設定' }).click();
  await expect(page).toHaveURL(/\/app\/users\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'プロフィール設定' })).toBeVisible();
  await expect(page.getByLabel('ログインID')).toHaveValue('operator1@demo.example');
  await expect(page.getByLabel('お名前')).toHaveValue('佐藤 美咲');
  await expect(page.getByRole('switch', { name: 'パスワードを変更する' })).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'サムネイル' })).toBeVisible();
  await expect(page.getByRole('button', { name: '画像を選ぶ' })).toBeVisible();

  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expect(page.getByRole('heading', { level: 2, name: '担当サイネージ' })).toBeVisible();
  expect(await navigationState(page)).toEqual({ isOperator: true });
  await expect(page.getByText(`${first?.name} で応対します`)).toBeVisible();
  await expect(page.getByText('キャラクターは未定です。先頭のキャラクターで応対します。')).toBeVisible();

  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'ログアウト' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'ログアウトできませんでした' });
  await expect(failed).toContainText('SVER-Unexpected');
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expectReadable(page);
});

test('[A-A01] [A-R07] [A-F03] [A-P04] two people side by side see their own names and languages; the logout of one ends the session of no other', async ({
  loggedIn,
}) => {
  const admin = await loggedIn('admin@demo.example');
  const operator = await loggedIn('operator1@demo.example');
  await admin.goto('/app/users/home');
  await operator.goto('/app/users/home');
  await expect(admin.getByRole('main').getByText('管理者', { exact: true })).toBeVisible();
  await expect(operator.getByRole('main').getByText('オペレーター', { exact: true })).toBeVisible();
  await expect(admin.getByRole('banner')).toContainText('田中 恵子');
  await expect(admin.getByRole('banner').getByText('管理者', { exact: true })).toBeVisible();
  await expect(operator.getByRole('banner')).toContainText('佐藤 美咲');
  await expect(operator.getByRole('banner').getByText('管理者', { exact: true })).toBeHidden();
  await expect(operator.getByText('田中 恵子')).toBeHidden();

  await menuOf(operator).getByRole('link', { name: '受付待機' }).click();
  await expect(operator.getByRole('heading', { level: 1, name: '受付待機' })).toBeVisible();
  await expect(operator.locator('html')).toHaveAttribute('lang', 'ja');
  await chooseLanguage(operator, 'English');
  await expect(operator.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => japaneseOn(operator)).toEqual([]);

  await admin.getByRole('banner').getByRole('button', { name: 'ログアウト' }).click();
  await expect(admin).toHaveURL(/\/login$/);
  await expectLoggedOut(admin);
  await admin.goto('/app/service/standby');
  await expect(admin).toHaveURL(/\/login$/);
  await expect(admin.getByRole('heading', { name: 'ログイン' })).toBeVisible();

  await operator.reload();
  await expect(operator.getByRole('banner')).toContainText('佐藤 美咲');
  await expect(operator.getByRole('heading', { level: 1, name: 'Reception standby' })).toBeVisible();
  await operator.getByRole('button', { name: 'Log out' }).click();
  await expect(operator.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
