import { loggedIn as clientOf } from '@mukae/server/testing/testClient';
import { expectReadable } from '../support/axe';
import { identify, save } from '../support/profile';
import { expect, test } from '../support/test';
import { openSettings, rowOf } from '../support/users';

test('[O-U03] [O-U11] [O-U04] an administrator changes somebody who is online, and deletes somebody else', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await clientOf(service.url, 'operator1@demo.example');
  await openSettings(page, 'operator1@demo.example');
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await page.getByRole('radio', { name: 'Kento' }).check({ force: true });
  await expectReadable(page);
  await save(page);
  await identify(page);
  await page
    .getByRole('dialog', { name: 'ログイン中のユーザーを変更しますか' })
    .getByRole('button', { name: '変更する' })
    .click();
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  await expect(page.getByRole('status').filter({ hasText: '保存しました' })).toBeVisible();
  await expect(rowOf(page, 'misaki@demo.example')).toContainText('Kento');

  await page.getByRole('link', { name: '鈴木 健一 の設定' }).click();
  await page.getByRole('button', { name: 'ユーザーを削除' }).click();
  const question = page.getByRole('dialog', { name: '鈴木 健一 さんを削除しますか' });
  await expect(question).toBeVisible();
  await expectReadable(page);
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  await expect(rowOf(page, '佐藤 美咲')).toBeVisible();
  await expect(rowOf(page, '鈴木 健一')).toHaveCount(0);
});
