import { TestClient } from '@mukae/server/testing/testClient';
import { expectReadable } from '../support/axe';
import { castOf } from '../support/console';
import { png } from '../support/png';
import { expect, test } from '../support/test';
import { userOf } from '../support/users';

test('[O-U02] a user is added with everything the form asks for', async ({ loggedIn, service }) => {
  const page = await loggedIn('admin@demo.example');
  const [first] = await castOf(page);
  await page.goto('/app/users/add');
  await page.getByRole('button', { name: '追加する', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('入力内容をご確認ください（3 件）');
  await expectReadable(page);

  await page.getByLabel('ログインID').fill('yui@demo.example');
  await page.getByLabel('お名前').fill('渡辺 結衣');
  await page.getByLabel('ふりがな').fill('わたなべ　ゆい');
  await page.getByLabel('パスワード', { exact: true }).fill('Aozora2026!');
  await page.getByLabel('パスワード（確認）').fill('Aozora2026!');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '画像を選ぶ' }).click();
  await (await chooser).setFiles({ name: 'yui.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('combobox', { name: '店舗' }).click();
  await page.getByRole('option', { name: '東京本店' }).click();
  await page.getByRole('radio', { name: first?.name ?? '' }).check({ force: true });
  await page.getByLabel('サブジェクト名').fill('yui');
  await page.getByRole('button', { name: '追加する', exact: true }).click();

  await expect(page).toHaveURL(/\/app\/users\/list$/);
  await expect(page.getByRole('status').filter({ hasText: 'ユーザーを追加しました' })).toBeVisible();
  const user = await userOf(page, 'yui@demo.example');
  expect(user).toMatchObject({ name: '渡辺 結衣', role: 'operator', characterId: first?.id, subjectName: 'yui' });
  expect(user.storeId).toBeGreaterThan(0);
  expect(user.image).toMatch(/^\/files\/users\//);
  const client = new TestClient(service.url);
  expect(await client.login('yui@demo.example', { password: 'Aozora2026!' })).toMatchObject({ result: 'OK' });
});
