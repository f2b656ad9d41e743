import { expectReadable } from '../support/axe';
import { castOf, phone } from '../support/console';
import { currentPasswordDialog, fillNewPassword, identify, openProfile, save } from '../support/profile';
import { expect, test } from '../support/test';

const consoles = [
  { loginId: 'operator1@demo.example', paths: ['/app/service/standby', '/app/users/profile'] },
  { loginId: 'admin@demo.example', paths: ['/app/users/home', '/app/service/standby'] },
  {
    loginId: 'guest@demo.example',
    paths: ['/app/reservation/home', '/app/users/home', '/app/service/standby'],
  },
  { loginId: 'signage1@demo.example', paths: ['/app/signage/view', '/app/users/profile'] },
  {
    loginId: 'system@demo.example',
    paths: ['/app/users/home', '/app/service/standby', '/test/register', '/app/outbox', '/app/users/profile'],
  },
];

for (const { loginId, paths } of consoles) {
  test(`[W-13] axe finds no serious violation on the pages of ${loginId}`, async ({ loggedIn }) => {
    test.slow();
    const page = await loggedIn(loginId);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectReadable(page);
      });
    }
  });
}

test('[W-13] axe finds no serious violation in a preview', async ({ loggedIn }) => {
  const page = await loggedIn('guest@demo.example');
  const [first] = await castOf(page);
  await page.goto('/app/users/home');
  await page.getByRole('button', { name: first?.name ?? '' }).click();
  await expect(page.getByRole('dialog', { name: first?.name ?? '' })).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation in the drawer of a phone', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/service/standby');
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await expect(page.getByRole('dialog', { name: 'メインメニュー' })).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation in a profile with faults', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  await page.getByLabel('ログインID').fill('nobody');
  await fillNewPassword(page, 'short', 'different');
  await save(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation in the dialogs of the profile', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
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

test('[W-13] axe finds no serious violation in a mail of the outbox', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  const data = { targetUserId: '', targetUserLoginId: 'operator1@demo.example', passwordReset: true };
  await page.request.post('/api/pwResetUser', { data });
  await page.goto('/app/outbox');
  await page.getByRole('list', { name: 'メールの一覧' }).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation in a toast', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/service/standby');
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ログアウトできませんでした' })).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds no serious violation in the error dialog', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.route(/\/(api\/.*|health)$/, (route) => route.abort());
  await page.goto('/app/service/standby');
  await expect(page.getByRole('dialog', { name: 'SVER-Unexpected' })).toBeVisible();
  await expectReadable(page);
});
