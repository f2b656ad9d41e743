import { expectReadable } from '../support/axe';
import { chooseLanguage, phone } from '../support/console';
import { japaneseOn } from '../support/japaneseOn';
import { test } from '../support/readingTest';
import { expect, type Page } from '../support/test';

const items = [
  { name: 'Reception standby', path: '/app/service/standby' },
  { name: 'Messages', path: '/app/messages/list' },
  { name: 'Call records', path: '/app/calls/list' },
  { name: 'Questions and answers', path: '/app/receptionist/answers' },
  { name: 'What visitors asked', path: '/app/receptionist/asked' },
  { name: 'AI settings', path: '/app/receptionist/settings' },
  { name: 'Company reservations', path: '/app/reservation/company' },
  { name: 'Usage', path: '/app/reservation/usage/statistics' },
  { name: 'Booking rules', path: '/app/reservation/rules' },
  { name: 'Signages', path: '/app/signage/list' },
  { name: 'Stores', path: '/app/store/list' },
  { name: 'Users', path: '/app/users/list' },
  { name: 'Avatar channels', path: '/app/channel-operator/1' },
  { name: 'Media', path: '/app/media/list' },
  { name: 'Companies', path: '/app/company/list' },
  { name: 'Audit log', path: '/app/audit/list' },
  { name: 'Register an account', path: '/test/register' },
  { name: 'Outbox', path: '/app/outbox' },
  { name: 'Home', path: '/app/users/home' },
];

/** Pages without words that the people of the demo wrote. */
const ourWords = ['Reception standby', 'Register an account', 'Outbox', 'Home'];

test('[A-F01] [A-F02] [A-P04] [W-12] [W-13] every item of the sidebar leads to its page and is marked there, and every page speaks the chosen language alone', async ({
  loggedIn,
}) => {
  const page = await loggedIn('system@demo.example');
  await page.goto('/app/users/home');
  await chooseLanguage(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveCount(items.length);
  for (const { name, path } of items) {
    await test.step(name, async () => {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      if (!ourWords.includes(name)) return;
      await expect.poll(() => japaneseOn(page)).toEqual([]);
      if (name !== 'Outbox') await expectReadable(page);
    });
  }

  await page.setViewportSize({ width: 1440, height: 500 });
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await page.getByRole('complementary').boundingBox()).toMatchObject({ x: 0, y: 0, width: 260 });

  await page.getByRole('banner').getByRole('link', { name: 'Profile settings' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect.poll(() => japaneseOn(page)).toEqual([]);
});

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'メインメニュー' });

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await expect(drawerOf(page)).toBeVisible();
}

test('[A-F01] [A-A01] [A-R08] [A-P04] [W-13] on a phone the menu is a drawer with name, badge and language: closed by its button, by Escape, by a choice, and by a window that grows', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/users/home');
  await expect(page.getByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'いまのようす' })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expectReadable(page);
  const drawer = drawerOf(page);
  await expect(drawer).toBeHidden();

  await openDrawer(page);
  await expect(drawer.getByText('田中 恵子')).toBeVisible();
  await expect(drawer.getByText('管理者', { exact: true })).toBeVisible();
  await expectReadable(page);
  await drawer.getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect(drawer).toBeHidden();

  await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await openDrawer(page);
  await drawer.getByRole('link', { name: '受付待機' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expect(page.getByRole('heading', { level: 1, name: '受付待機' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'サイネージ', exact: true })).toBeVisible();
  await expectReadable(page);

  await openDrawer(page);
  await drawer.getByRole('radio', { name: 'English' }).check();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Reception standby' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Mukae, to the home page' }).click();
  await expect(page).toHaveURL(/\/app\/users\/home$/);
});
