import { expectReadable } from '../support/axe';
import { save } from '../support/profile';
import { renameStore, storeNamed, storesOf } from '../support/stores';
import { expect, type Page, test } from '../support/test';

const nameIn = (page: Page) => page.getByLabel('店舗名');
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: '店舗の一覧' }).getByRole('row').filter({ hasText: name });

test('[O-S01] [O-S02] [O-S03] [O-S08] [O-S09] a store is added, renamed after somebody else has, and deleted', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/store');
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  await expect(rowOf(page, '東京本店')).toContainText('1 台1F 総合受付');
  await expect(rowOf(page, '大阪梅田店')).toContainText('1 名鈴木 健一');
  await expectReadable(page);

  await page.getByRole('link', { name: '店舗を追加する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '店舗の追加' })).toBeVisible();
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('必須項目です')).toBeVisible();
  await expect(nameIn(page)).toBeFocused();
  await expectReadable(page);
  await nameIn(page).fill('福岡天神店');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  await expect(page.getByText('店舗を追加しました')).toBeVisible();

  await page.getByRole('link', { name: '福岡天神店の設定' }).click();
  await nameIn(page).fill('福岡一号店');
  const system = await loggedIn('system@demo.example');
  await renameStore(system, (await storeNamed(page, '福岡天神店')).id, '博多店');
  await save(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('SVER-28');
  await expectReadable(page);
  await alert.getByRole('button', { name: '新しい内容を読み込む' }).click();
  await expect(nameIn(page)).toHaveValue('博多店');
  await nameIn(page).fill('福岡一号店');
  await save(page);

  await page.getByRole('link', { name: '福岡一号店の設定' }).click();
  await page.getByRole('button', { name: '店舗を削除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('店舗を削除しました')).toBeVisible();
  await expect(rowOf(page, '福岡一号店')).toHaveCount(0);
  expect((await storesOf(page)).map(({ name }) => name)).toEqual(['東京本店', '大阪梅田店']);
});
