import { expectReadable } from '../support/axe';
import { expect, type Page, test } from '../support/test';

const headOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const heads = (page: Page) => page.getByRole('columnheader').allTextContents();

test('[O-G01] [O-G06] [O-G07] the list leads to the operators of a signage, who are added to it and taken off it', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/list');
  const rows = page.getByRole('table', { name: 'サイネージの一覧' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('1F 総合受付signage1@demo.example東京本店オフライン');
  await expectReadable(page);

  await page.getByRole('link', { name: '1F 総合受付 の担当オペレーター' }).click();
  const head = headOf(page, '1F 総合受付');
  await expect(head).toContainText('担当なし');
  await expectReadable(page);

  await page.getByRole('link', { name: 'オペレーターを追加' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '担当オペレーターの追加' })).toBeVisible();
  await page.getByRole('checkbox', { name: '佐藤 美咲 を追加' }).check();
  await page.getByRole('checkbox', { name: '鈴木 健一 を追加' }).check();
  expect(await heads(page)).toEqual(['ユーザー', '追加', 'キャラクター', '状態', '状態の変更', '設定']);
  await expectReadable(page);
  await page.getByRole('button', { name: '2 名を担当に追加する' }).click();
  await expect(head).toContainText(/担当(佐藤 美咲、鈴木 健一|鈴木 健一、佐藤 美咲)/);
  await expect(page.getByRole('link', { name: '鈴木 健一 の設定' })).toHaveAttribute(
    'href',
    /\/app\/users\/update\?id=/,
  );
  await page.getByRole('button', { name: '鈴木 健一 を担当から外す' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '外す' }).click();
  await expect(head).toContainText('担当佐藤 美咲');
  await expect(page.getByRole('button', { name: '鈴木 健一 を担当から外す' })).toBeHidden();
  await expect(page.getByRole('region', { name: '担当オペレーターの一覧' })).toBeFocused();
});
