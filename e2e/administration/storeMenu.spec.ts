import { expectReadable } from '../support/axe';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[O-S03] [O-S06] [O-S07] a store shows its signages, its users and its settings, each a press away from the other', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/store/list');
  await page.getByRole('link', { name: '東京本店', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '東京本店' })).toBeVisible();
  await expect(page.getByText('サイネージ 1 台・オペレーター 1 名')).toBeVisible();
  const signages = page.getByRole('table', { name: 'この店舗のサイネージ' });
  await expect(signages.getByRole('row')).toHaveCount(2);
  await expect(signages).toContainText('signage1@demo.example');
  await expect(signages).toContainText('オフライン');
  await expectReadable(page);

  await page.getByRole('link', { name: 'ユーザー管理' }).click();
  const users = page.getByRole('table', { name: 'この店舗のユーザー' });
  await expect(users.getByRole('row').filter({ hasText: '佐藤 美咲' })).toContainText('オペレーター');
  await expect(users.getByRole('row').filter({ hasText: '田中 恵子' })).toContainText('管理者');
  await expect(users).not.toContainText('鈴木 健一');
  await expectReadable(page);

  await page.getByRole('link', { name: 'サイネージ管理' }).click();
  await expect(signages).toBeVisible();
  await page.getByRole('link', { name: '店舗設定' }).click();
  await expect(page.getByRole('button', { name: '店舗を削除する' })).toBeDisabled();
  await expect(page.getByText('ご自身が所属する店舗は削除できません。')).toBeVisible();
  await expectReadable(page);
});
