import { loggedIn as clientOf } from '@mukae/server/testing/testClient';
import { TestPage } from '@mukae/server/testing/testPage';
import { expectReadable } from '../support/axe';
import { phone } from '../support/console';
import { expect, test } from '../support/test';
import { rowOf } from '../support/users';

test('[O-U01] [O-U03] [O-U16] an administrator sees who comes and sends her away, finds somebody else, and comes back to the list as she left it', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/list?sort=-name');
  const misaki = rowOf(page, '佐藤 美咲');
  await expect(misaki).toContainText('オフライン');
  const operator = await TestPage.open(service.url, await clientOf(service.url, 'operator1@demo.example'));
  await operator.standsBy();
  await expect(misaki).toContainText('待機中');
  await expectReadable(page);
  await misaki.getByRole('button', { name: '佐藤 美咲: 離席にする' }).click();
  await expect(misaki).toContainText('離席中');
  await expect(misaki.getByRole('button')).toHaveCount(0);

  await page.getByLabel('ユーザーを探す').fill('鈴木');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: '鈴木 健一 の設定' }).click();
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page.getByLabel('ユーザーを探す')).toHaveValue('鈴木');
  await expect(page).toHaveURL(/\?sort=-name&search=/);
  await page.getByRole('link', { name: '鈴木 健一 の設定' }).click();
  await page.getByLabel('サブジェクト名').fill('kenichi');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page).toHaveURL(/\/list\?sort=-name&search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('navigation').getByRole('link', { name: 'ユーザー' }).click();
  await expect(page.getByLabel('ユーザーを探す')).toHaveValue('');

  await page.setViewportSize(phone);
  const cards = page.getByRole('list', { name: 'ユーザーの一覧' }).getByRole('listitem');
  const card = cards.filter({ hasText: '佐藤 美咲' });
  await expect(card.getByRole('link', { name: '佐藤 美咲 の設定' })).toBeVisible();
  await expectReadable(page);
});
