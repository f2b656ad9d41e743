import { expectReadable } from '../support/axe';
import { menuOf } from '../support/console';
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

test('[D-E15] [A-R14] who is logged in sees 404 NOT FOUND beside the menu, and goes on from there; a stranger sees it alone', async ({
  page,
  loggedIn,
}) => {
  const admin = await loggedIn('admin@demo.example');
  await admin.goto('/no/such/page');
  const heading = { level: 1, name: '404 NOT FOUND' };
  const found = admin.getByRole('heading', heading);
  await expect(found).toBeVisible();
  const [menu, title] = [await admin.getByRole('complementary').boundingBox(), await found.boundingBox()];
  expect(menu).toMatchObject({ x: 0, y: 0 });
  expect(title?.x).toBeGreaterThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0));
  await menuOf(admin).getByRole('link', { name: '店舗', exact: true }).click();
  await expect(admin).toHaveURL('/app/store/list');

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});
