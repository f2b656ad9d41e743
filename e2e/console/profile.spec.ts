import { TestClient } from '@mukae/server/testing/testClient';
import { expectLoggedOut, whoAmI } from '../support/console';
import { currentPasswordDialog, fillNewPassword, identify, openProfile, save, sentForms } from '../support/profile';
import { test } from '../support/readingTest';
import { test as changingTest, expect } from '../support/test';

changingTest(
  '[A-S10] [A-V12] nothing is sent while nothing has changed; a new name alone is sent alone, is told, and leads to standby',
  async ({ loggedIn }) => {
    const page = await loggedIn('operator1@demo.example');
    await openProfile(page);
    const sent = sentForms(page);
    await expect(page.getByRole('button', { name: '保存する' })).toBeDisabled();
    await expect(page.getByText('変更はまだありません')).toBeVisible();
    const name = page.getByLabel('お名前');
    await name.fill('佐藤 みさき');
    await expect(page.getByRole('button', { name: '保存する' })).toBeEnabled();
    await name.fill('佐藤 美咲');
    await expect(page.getByRole('button', { name: '保存する' })).toBeDisabled();

    await name.fill('佐藤 みさき');
    await save(page);
    await expect(page).toHaveURL(/\/app\/service\/standby$/);
    await expect(page.getByRole('status').filter({ hasText: '保存しました' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('佐藤 みさき');
    expect(sent).toEqual([{ targetUserId: 'SELF', name: '佐藤 みさき', isForceSubmit: '0' }]);
    expect(await whoAmI(page)).toMatchObject({ name: '佐藤 みさき', loginId: 'operator1@demo.example' });
  },
);

changingTest(
  '[A-S10] [A-S14] [A-V12] [D-A14] a new password asks for the current one, then logs out',
  async ({ loggedIn, service }) => {
    const page = await loggedIn('operator1@demo.example');
    const sameElsewhere = await loggedIn('operator1@demo.example');
    await openProfile(page);
    const sent = sentForms(page);
    await fillNewPassword(page, 'Aozora2026!');
    await save(page);
    await expect(currentPasswordDialog(page)).toBeVisible();
    expect(sent).toEqual([]);

    await identify(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('status').filter({ hasText: 'パスワードを変更しました' })).toBeVisible();
    const fields = { password: 'Aozora2026!', currentPassword: 'Demo2026!' };
    expect(sent).toEqual([{ targetUserId: 'SELF', ...fields, isForceSubmit: '0' }]);
    await expectLoggedOut(page);
    await expectLoggedOut(sameElsewhere);

    const client = new TestClient(service.url);
    expect(await client.login('operator1@demo.example')).toMatchObject({ code: 'SVER-20' });
    expect(await client.login('operator1@demo.example', { password: 'Aozora2026!' })).toMatchObject({ result: 'OK' });
  },
);

changingTest('[A-V12] a password is not sent after its change was taken back', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const sent = sentForms(page);
  await fillNewPassword(page, 'Aozora2026!');
  await page.getByRole('switch', { name: 'パスワードを変更する' }).uncheck();
  await page.getByLabel('お名前').fill('佐藤 みさき');
  await save(page);
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  expect(sent).toEqual([{ targetUserId: 'SELF', name: '佐藤 みさき', isForceSubmit: '0' }]);
});

test('[A-V10] [A-V11] the confirmation is required and has to be equal; then the current password is required', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const sent = sentForms(page);
  await fillNewPassword(page, 'Aozora2026!', '');
  await save(page);
  const confirmation = page.getByLabel('新しいパスワード（確認）');
  await expect(confirmation).toHaveAccessibleDescription('確認のため新しいパスワードを再入力してください');
  await expect(confirmation).toBeFocused();

  await confirmation.fill('Aozora2027!');
  await save(page);
  await expect(confirmation).toHaveAccessibleDescription('再入力したパスワードが一致しません');
  await expect(currentPasswordDialog(page)).toBeHidden();

  await confirmation.fill('Aozora2026!');
  await save(page);
  const dialog = currentPasswordDialog(page);
  await dialog.getByRole('button', { name: '変更する' }).click();
  const current = dialog.getByLabel('現在のパスワード');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveAccessibleDescription('必須項目です');
  await expect(current).toBeFocused();
  expect(sent).toEqual([]);
});

test('[A-S14] a new login ID asks for the current password; who thinks better of it changes nothing', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const sent = sentForms(page);
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  await expect(currentPasswordDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(currentPasswordDialog(page)).toBeHidden();
  await expect(page.getByLabel('ログインID')).toHaveValue('misaki@demo.example');
  expect(sent).toEqual([]);
  expect(await whoAmI(page)).toMatchObject({ loginId: 'operator1@demo.example' });
});

test('[A-E05] a signage sees its ID and its place, and changes nothing here', async ({ loggedIn }) => {
  const page = await loggedIn('signage1@demo.example');
  await page.goto('/app/users/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText(['サイネージID', '設置場所']);
  await expect(main.getByRole('definition')).toHaveText(['signage1@demo.example', '1F 総合受付']);
  await expect(main.getByText('変更は会社の管理者が行います。')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
});
