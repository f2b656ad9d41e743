import { TestClient } from '@mukae/server/testing/testClient';
import { expectReadable } from '../support/axe';
import { expectLoggedOut } from '../support/console';
import { currentPasswordDialog, fillNewPassword, identify, save, sentForms } from '../support/profile';
import { temporaryPasswordOf } from '../support/temporaryPassword';
import { expect, type Page, test } from '../support/test';
import { addUser, openSettings, userOf, usersOf } from '../support/users';

const banner = (page: Page) => page.getByRole('main').getByRole('alert');

test('[O-U03] only what changed is sent, with the state that was seen; a store can be taken back', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const { userId, version } = await openSettings(page, 'operator1@demo.example');
  const sent = sentForms(page);
  await expect(page.getByRole('button', { name: '保存する' })).toBeDisabled();
  await page.getByLabel('サブジェクト名').fill('misaki');
  await page.getByRole('radio', { name: 'Kento' }).check({ force: true });
  await expectReadable(page);
  await save(page);
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  await expect(page.getByRole('status').filter({ hasText: '保存しました' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '佐藤 美咲' })).toContainText('Kento');
  expect(sent).toEqual([
    {
      targetUserId: String(userId),
      subject_name: 'misaki',
      character_id: expect.stringMatching(/^\d+$/),
      version: String(version),
      isForceSubmit: '0',
    },
  ]);

  await openSettings(page, 'operator1@demo.example');
  await page.getByRole('combobox', { name: '店舗' }).click();
  await page.getByRole('option', { name: 'なし' }).click();
  await save(page);
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  expect(await userOf(page, 'operator1@demo.example')).toMatchObject({ storeId: null });
});

test('[O-U04] nobody deletes herself, and the button says why; somebody else is deleted after a question', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await openSettings(page, 'admin@demo.example');
  const button = page.getByRole('button', { name: 'ユーザーを削除' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('ご自身のアカウントは削除できません。');

  await openSettings(page, 'operator2@demo.example');
  await button.click();
  const question = page.getByRole('dialog', { name: '鈴木 健一 さんを削除しますか' });
  await expectReadable(page);
  await question.getByRole('button', { name: 'やめる' }).click();
  await expect(question).toBeHidden();
  expect(await usersOf(page)).toHaveLength(3);

  await button.click();
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  await expect(page.getByRole('row').filter({ hasText: '佐藤 美咲' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '鈴木 健一' })).toHaveCount(0);
});

test('[O-U04] a row that is not there any more is told, with a way back', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  for (const path of ['/app/users/update', '/app/users/update?id=999999', '/app/users/update?id=one']) {
    await page.goto(path);
    await expect(banner(page)).toContainText('SVER-14');
  }
  await banner(page).getByRole('link', { name: '一覧へ戻る' }).click();
  await expect(page).toHaveURL(/\/app\/users\/list$/);
});

test('[O-U09] an administrator has a temporary password sent', async ({ loggedIn, service }) => {
  const page = await loggedIn('admin@demo.example');
  await openSettings(page, 'operator1@demo.example');
  const sent = sentForms(page);
  await page.getByRole('button', { name: 'パスワードを再設定' }).click();
  const question = page.getByRole('dialog', { name: 'パスワードを再設定しますか' });
  await expect(question).toContainText('operator1@demo.example');
  await question.getByRole('button', { name: '再設定する' }).click();
  await expect(page.getByRole('status').filter({ hasText: '仮パスワードを送信しました' })).toBeVisible();
  expect(sent).toMatchObject([{ passwordReset: '1' }]);
  const password = await temporaryPasswordOf(service, 'operator1@demo.example');
  const client = new TestClient(service.url);
  expect(await client.login('operator1@demo.example', { password })).toMatchObject({ result: 'Temporary' });
});

test('[O-U10] the role of somebody who is online changes after a question, and logs her out', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const operator = await loggedIn('operator1@demo.example');
  await openSettings(page, 'operator1@demo.example');
  const sent = sentForms(page);
  await page.getByRole('combobox', { name: '役割' }).click();
  await page.getByRole('option', { name: '管理者' }).click();
  await save(page);
  const question = page.getByRole('dialog', { name: 'SVER-60' });
  await expect(question).toContainText('このユーザーは現在ログイン中です。変更するとログアウトされます。');
  await question.getByRole('button', { name: '変更する' }).click();
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  expect(sent.map(({ role, isForceSubmit }) => [role, isForceSubmit])).toEqual([
    ['companyAdmin', '0'],
    ['companyAdmin', '1'],
  ]);
  await expectLoggedOut(operator);
});

test('[O-U11] a new login ID needs the password of the administrator, and logs that user out everywhere', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  const here = await loggedIn('operator1@demo.example');
  const there = await loggedIn('operator1@demo.example');
  await openSettings(page, 'operator1@demo.example');
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  await identify(page, 'Wrong2026!');
  await expect(currentPasswordDialog(page).getByRole('alert')).toContainText('SVER-101');
  await identify(page);
  await page.getByRole('dialog', { name: 'SVER-60' }).getByRole('button', { name: '変更する' }).click();
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  await expect(page.getByRole('row').filter({ hasText: 'misaki@demo.example' })).toBeVisible();
  await expectLoggedOut(here);
  await expectLoggedOut(there);
  const client = new TestClient(service.url);
  expect(await client.login('misaki@demo.example')).toMatchObject({ result: 'OK' });
});

test('[O-U07] an administrator gives a new password, with her own', async ({ loggedIn, service }) => {
  const page = await loggedIn('admin@demo.example');
  await openSettings(page, 'operator1@demo.example');
  await fillNewPassword(page, 'Aozora2026!');
  await save(page);
  await identify(page);
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  const client = new TestClient(service.url);
  expect(await client.login('operator1@demo.example', { password: 'Aozora2026!' })).toMatchObject({ result: 'OK' });
});

test('[O-U11] an administrator who changes her own login ID logs in anew', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await openSettings(page, 'admin@demo.example');
  await page.getByLabel('ログインID').fill('keiko@demo.example');
  await save(page);
  await identify(page);
  await page.getByRole('dialog', { name: 'SVER-60' }).getByRole('button', { name: '変更する' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectLoggedOut(page);
});

test('[O-U13] the second of two administrators is told, and loads the new state', async ({ loggedIn }) => {
  const first = await loggedIn('admin@demo.example');
  await addUser(first, 'second@demo.example', '二人目');
  const multipart = { targetUserId: String((await userOf(first, 'second@demo.example')).userId), role: 'companyAdmin' };
  await first.request.post('/api/updateUser', { multipart });
  const second = await loggedIn('second@demo.example');
  await openSettings(first, 'operator1@demo.example');
  await openSettings(second, 'operator1@demo.example');
  await first.getByLabel('お名前').fill('佐藤 みさき');
  await second.getByLabel('お名前').fill('佐藤 美咲子');
  await save(first);
  await expect(first).toHaveURL(/\/app\/users\/list$/);

  await save(second);
  await expect(banner(second)).toContainText('ほかの人が先に変更しました');
  await expect(banner(second)).toContainText('SVER-28');
  await banner(second).getByRole('button', { name: '新しい内容を読み込む' }).click();
  await expect(second.getByLabel('お名前')).toHaveValue('佐藤 みさき');
  await expect(banner(second)).toBeHidden();
  await second.getByLabel('お名前').fill('佐藤 美咲子');
  await save(second);
  await expect(second).toHaveURL(/\/app\/users\/list$/);
  expect(await userOf(first, 'operator1@demo.example')).toMatchObject({ name: '佐藤 美咲子' });
});
