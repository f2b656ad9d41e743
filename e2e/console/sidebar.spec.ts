import { menuOf, phone } from '../support/console';
import { test } from '../support/readingTest';
import { expect, type Page } from '../support/test';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'メインメニュー' });

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await expect(drawerOf(page)).toBeVisible();
}

test('[A-F01] on a desktop the sidebar is 260 pixels wide and stays while the page scrolls', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/app/users/home');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('heading', { name: 'いまのようす' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeHidden();

  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await sidebar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 260 });
});

test('[A-F01] [A-A01] on a phone the menu is a drawer with name and badge: closed by its button, by Escape, by a choice, and by a window that grows', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/users/home');
  await expect(page.getByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  const drawer = drawerOf(page);
  await expect(drawer).toBeHidden();

  await openDrawer(page);
  await expect(drawer.getByText('田中 恵子')).toBeVisible();
  await expect(drawer.getByText('管理者', { exact: true })).toBeVisible();
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

  await openDrawer(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(drawer).toBeHidden();
  await menuOf(page).getByRole('link', { name: 'ホーム' }).click();
  await expect(page).toHaveURL(/\/app\/users\/home$/);
});

test('[A-F02] every item of the sidebar leads to its page and is marked there', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  await page.goto('/app/users/home');
  const menu = menuOf(page);
  const items = [
    { name: '受付待機', path: '/app/service/standby', heading: '受付待機' },
    { name: '応対記録', path: '/app/calls/list', heading: '応対記録' },
    { name: 'サイネージ', path: '/app/signage/list', heading: 'サイネージ' },
    { name: '店舗', path: '/app/store/list', heading: '店舗' },
    { name: 'ユーザー', path: '/app/users/list', heading: 'ユーザー' },
    { name: 'アバターチャンネル', path: '/app/channel-operator/1', heading: 'アバターチャンネル' },
    { name: 'メディア', path: '/app/media/list', heading: 'メディア' },
    { name: '会社の一覧', path: '/app/company/list', heading: '会社の一覧' },
    { name: '操作履歴', path: '/app/audit/list', heading: '操作履歴' },
    { name: 'アカウント登録', path: '/test/register', heading: 'アカウント登録' },
    { name: '送信メール', path: '/app/outbox', heading: '送信メール' },
    { name: 'ホーム', path: '/app/users/home', heading: 'ホーム' },
  ];
  await expect(menu.getByRole('link')).toHaveCount(items.length);
  for (const { name, path, heading } of items) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

const administration = ['管理', 'サイネージ', '店舗', 'ユーザー', 'アバターチャンネル', 'メディア'];

const sidebars = [
  {
    title: '[A-A03] an operator has reception standby and what operators look up',
    loginId: 'operator1@demo.example',
    start: '/app/users/profile',
    home: { path: '/app/service/standby', heading: '受付待機' },
    lines: ['受付', '受付待機', '管理', 'サイネージ', 'ユーザー', 'アバターチャンネル'],
  },
  {
    title: '[A-A04] a web-reservation user has reception standby and her reservations below their header',
    loginId: 'guest@demo.example',
    start: '/app/reservation/home',
    home: { path: '/app/users/home', heading: 'ホーム' },
    lines: ['受付', '受付待機', '予約', '本日の予約'],
  },
  {
    title: '[A-F02] a company administrator has her company, and no header without an item',
    loginId: 'admin@demo.example',
    start: '/app/service/standby',
    home: { path: '/app/users/home', heading: 'ホーム' },
    lines: ['受付', 'ホーム', '受付待機', '応対記録', ...administration, '会社', '会社情報', '操作履歴'],
  },
  {
    title: '[A-A05] the account pages of a system administrator stand below a header of their own',
    loginId: 'system@demo.example',
    start: '/test/register',
    home: { path: '/app/users/home', heading: 'ホーム' },
    lines: [
      ...['受付', 'ホーム', '受付待機', '応対記録', ...administration],
      ...['会社', '会社の一覧', '操作履歴', 'アカウント', 'アカウント登録', '送信メール'],
    ],
  },
];

for (const { title, loginId, start, home, lines } of sidebars) {
  test(`${title}; [A-A06] [A-R07] [A-R08] the logo leads to ${home.path}`, async ({ loggedIn }) => {
    const page = await loggedIn(loginId);
    await page.goto(start);
    await expect(menuOf(page)).toHaveText(lines.join(''));
    await page.getByRole('complementary').getByRole('link', { name: 'Mukae 迎え ホームへ' }).click();
    await expect(page).toHaveURL(new RegExp(`${home.path}$`));
    await expect(page.getByRole('heading', { level: 1, name: home.heading })).toBeVisible();
  });
}

test('[A-A02] [A-A08] the sidebar follows the cookie, the server does not', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/service/standby');
  await expect(menuOf(page).getByRole('link')).toHaveCount(4);

  const cookies = await page.context().cookies();
  const mirror = cookies.filter(({ name }) => name === 'user_role');
  await page.context().addCookies(mirror.map((cookie) => ({ ...cookie, value: 'systemAdmin' })));
  await page.reload();
  await menuOf(page).getByRole('link', { name: '送信メール' }).click();
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('この操作を行う権限がありません。');
  await expect(refusal).toContainText('SVER-12');

  const answer = await page.request.post('/api/getOutbox', { data: {} });
  expect(answer.status()).toBe(403);
});
