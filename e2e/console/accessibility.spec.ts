import { expectReadable, expectReadableByNight } from '../support/axe';
import { currentPasswordDialog, fillNewPassword, identify, openProfile, save } from '../support/profile';
import { test } from '../support/readingTest';
import { expect } from '../support/test';
import { openQuietly } from '../support/untilQuiet';

test('[W-13] axe finds no serious violation on the profile, in its faults and in its dialogs', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  await expectReadable(page);

  await page.getByLabel('ログインID').fill('nobody');
  await fillNewPassword(page, 'short', 'different');
  await save(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectReadable(page);

  await openProfile(page);
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  await identify(page, 'Wrong2026!');
  await expect(currentPasswordDialog(page).getByRole('alert')).toBeVisible();
  await expectReadable(page);
  await identify(page);
  await expect(page.getByRole('dialog', { name: 'ログイン中のユーザーを変更しますか' })).toBeVisible();
  await expectReadable(page);
});

test('[W-13] axe finds every colour readable by night: on a page, in a table, in a form with faults and in its dialog, in a calendar and its form', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  for (const path of ['/app/users/home', '/app/service/standby', '/app/users/list']) {
    await test.step(path, async () => {
      await openQuietly(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

  const guest = await loggedIn('guest@demo.example');
  await openQuietly(guest, '/app/reservation/calendar');
  await expectReadableByNight(guest);
  await guest.getByRole('button', { name: '日時を入力して予約' }).click();
  await expect(guest.getByRole('dialog', { name: '予約する' })).toBeVisible();
  await expectReadableByNight(guest);
});
