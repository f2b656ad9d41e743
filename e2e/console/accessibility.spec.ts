import { expectReadable, expectReadableByNight } from '../support/axe';
import { castOf, phone } from '../support/console';
import { currentPasswordDialog, fillNewPassword, identify, openProfile, save } from '../support/profile';
import { test } from '../support/readingTest';
import { test as changingTest, expect, type Page } from '../support/test';

test.describe.configure({ timeout: 180_000 });

const expectReadableAt = (page: Page, path: string): Promise<void> =>
  test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectReadable(page);
  });

test('[W-13] axe finds no serious violation on the pages of an operator, in their faults, dialogs and toasts', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await expectReadableAt(page, '/app/service/standby');

  await test.step('a toast', async () => {
    await page.route('**/api/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'ログアウトできませんでした' })).toBeVisible();
    await expectReadable(page);
  });

  await expectReadableAt(page, '/app/users/profile');

  await test.step('a profile with faults', async () => {
    await page.getByLabel('ログインID').fill('nobody');
    await fillNewPassword(page, 'short', 'different');
    await save(page);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectReadable(page);
  });

  await test.step('the dialogs of the profile', async () => {
    await openProfile(page);
    await page.getByLabel('ログインID').fill('misaki@demo.example');
    await save(page);
    await identify(page, 'Wrong2026!');
    await expect(currentPasswordDialog(page).getByRole('alert')).toBeVisible();
    await expectReadable(page);
    await identify(page);
    await expect(page.getByRole('dialog', { name: 'SVER-60' })).toBeVisible();
    await expectReadable(page);
  });
});

test('[W-13] axe finds no serious violation in the error dialog', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.route(/\/(api\/.*|health)$/, (route) => route.abort());
  await page.goto('/app/service/standby');
  await expect(page.getByRole('dialog', { name: 'SVER-Unexpected' })).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation on the pages of an administrator, and in the drawer of a phone', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  for (const path of ['/app/users/home', '/app/service/standby']) await expectReadableAt(page, path);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await expect(page.getByRole('dialog', { name: 'メインメニュー' })).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation on the pages of a web-reservation user, and in a preview', async ({
  loggedIn,
}) => {
  const page = await loggedIn('guest@demo.example');
  for (const path of ['/app/reservation/home', '/app/service/standby', '/app/users/home']) {
    await expectReadableAt(page, path);
  }

  const [first] = await castOf(page);
  await page.getByRole('button', { name: first?.name ?? '' }).click();
  await expect(page.getByRole('dialog', { name: first?.name ?? '' })).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation on the pages of a signage', async ({ loggedIn }) => {
  const page = await loggedIn('signage1@demo.example');
  for (const path of ['/app/signage/view', '/app/users/profile']) await expectReadableAt(page, path);
});

changingTest(
  '[W-13] axe finds no serious violation on the pages of a system administrator, and in a mail',
  async ({ loggedIn }) => {
    const page = await loggedIn('system@demo.example');
    for (const path of [
      '/app/users/home',
      '/app/service/standby',
      '/test/register',
      '/app/users/profile',
      '/app/outbox',
    ]) {
      await expectReadableAt(page, path);
    }

    const data = { targetUserId: '', targetUserLoginId: 'operator1@demo.example', passwordReset: true };
    await page.request.post('/api/pwResetUser', { data });
    await page.reload();
    await page.getByRole('button', { name: 'operator1@demo.example へのメールを読む' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectReadable(page);
  },
);

test('[W-13] axe finds every colour readable by night: on a page, in a table, in a form with faults and in its dialog', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  for (const path of ['/app/users/home', '/app/service/standby', '/app/users/list']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectReadableByNight(page);
    });
  }
  await openProfile(page);
  await fillNewPassword(page, 'short', 'different');
  await save(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectReadableByNight(page);
  await fillNewPassword(page, 'Aozora2026!');
  await save(page);
  await expect(currentPasswordDialog(page)).toBeVisible();
  await expectReadableByNight(page);
});
