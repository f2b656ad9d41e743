import { castOf } from '../support/console';
import { navigationState, typeLogin } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-R07] [A-R08] the users’ home says who is logged in, and leads to standby, where an administrator sees every signage', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/home');
  const main = page.getByRole('main');
  await expect(main.getByText('田中 恵子さん。')).toBeVisible();
  await expect(main.getByText('admin@demo.example')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: '青葉ホーム株式会社' })).toBeVisible();
  await main.getByRole('link', { name: '受付待機へ' }).click();
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expect(page.getByRole('heading', { level: 2, name: 'サイネージ', exact: true })).toBeVisible();
  expect(await navigationState(page)).toEqual({ isOperator: false });
});

test('[A-R08] [A-E04] on standby an operator sees her own signages, and serves as the first character while undecided', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const [first] = await castOf(page);
  await page.goto('/app/users/profile');
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expect(page.getByRole('heading', { level: 2, name: '担当サイネージ' })).toBeVisible();
  expect(await navigationState(page)).toEqual({ isOperator: true });
  await expect(page.getByText(`${first?.name} で応対します`)).toBeVisible();
  await expect(page.getByText('キャラクターは未定です。先頭のキャラクターで応対します。')).toBeVisible();
});

test('[A-R07] [A-E03] the home of a system administrator leads to registration and outbox; stores name their company', async ({
  loggedIn,
}) => {
  const page = await loggedIn('system@demo.example');
  await page.goto('/app/users/home');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^アカウントを登録する/ }).click();
  await expect(page).toHaveURL(/\/test\/register$/);
  await page.goBack();
  await main.getByRole('link', { name: /^送信メールを見る/ }).click();
  await expect(page).toHaveURL(/\/app\/outbox$/);

  await page.getByRole('navigation').getByRole('link', { name: '店舗' }).click();
  for (const name of ['東京本店', '大阪梅田店']) {
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('青葉ホーム株式会社');
  }
});

test('[A-R10] a web-reservation user lands on her reservations, with characters and fees at hand', async ({ page }) => {
  await page.goto('/login');
  await typeLogin(page, 'guest@demo.example');
  await expect(page).toHaveURL(/\/app\/reservation\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: '本日の予約' })).toBeVisible();
  await expect(page.getByText('guest@demo.example')).toBeVisible();
  await expect(page.getByRole('region', { name: 'ご利用いただけるキャラクター' })).toBeVisible();

  const fees = page.getByRole('link', { name: /^料金と請求（PDF）を開く/ });
  const pdf = await page.request.get((await fees.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('[A-R07] two people side by side see their own names and roles', async ({ loggedIn }) => {
  const admin = await loggedIn('admin@demo.example');
  const operator = await loggedIn('operator2@demo.example');
  await admin.goto('/app/users/home');
  await operator.goto('/app/users/home');
  await expect(admin.getByRole('banner')).toContainText('田中 恵子');
  await expect(operator.getByRole('banner')).toContainText('鈴木 健一');
  await expect(admin.getByRole('main').getByText('管理者', { exact: true })).toBeVisible();
  await expect(operator.getByRole('main').getByText('オペレーター', { exact: true })).toBeVisible();
  await expect(operator.getByText('田中 恵子')).toBeHidden();

  await admin.getByRole('button', { name: 'ログアウト' }).click();
  await expect(admin).toHaveURL(/\/login$/);
  await operator.reload();
  await expect(operator.getByRole('banner')).toContainText('鈴木 健一');
});
