import { expectReadable } from '../support/axe';
import { phone } from '../support/console';
import { addSignage, choose } from '../support/signages';
import { expect, type Page, test } from '../support/test';

const rowsOf = (page: Page) => page.getByRole('table', { name: 'サイネージの一覧' }).locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });

test('[O-G01] the list shows every signage with its store, what it does, who greets and who attends', async ({
  loggedIn,
}) => {
  const signage = await loggedIn('signage1@demo.example');
  await signage.goto('/app/signage/view');
  const page = await loggedIn('admin@demo.example');
  await addSignage(page, 'ラウンジ');
  await page.goto('/app/signage/list');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowOf(page, '1F 総合受付')).toContainText('signage1@demo.example');
  await expect(rowOf(page, '1F 総合受付')).toContainText('東京本店');
  await expect(rowOf(page, '1F 総合受付')).toContainText('受付中');
  await expect(rowOf(page, '2F ショールーム')).toContainText('オフライン');
  await expect(rowOf(page, 'ラウンジ')).toContainText('端末は未接続');
  await expect(rowOf(page, 'ラウンジ')).not.toContainText('mukae.invalid');
  await expectReadable(page);

  await rowOf(page, 'ラウンジ').getByRole('button', { name: 'ラウンジ のその他の操作' }).click();
  await page.getByRole('menuitem', { name: '端末をペアリング' }).click();
  await expect(page.getByRole('combobox', { name: 'サイネージ' })).toHaveValue('ラウンジ（東京本店）');
});

test('[O-G01] the list is searched, and narrowed down to a store', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/list');
  await choose(page, '店舗', '大阪梅田店');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('2F ショールーム');
  await page.getByRole('searchbox', { name: 'サイネージを探す' }).fill('総合');
  await expect(page.getByText('条件に合うものはありません')).toBeVisible();
  await page.getByRole('button', { name: '条件を消す' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
});

test('[O-G01] an operator sees neither how to add nor how to set up a signage', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/signage/list');
  const cards = page.getByRole('list', { name: 'サイネージの一覧' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link', { name: '1F 総合受付 の担当オペレーター' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'サイネージを追加' })).toBeHidden();
  await expect(page.getByRole('link', { name: '端末をペアリング' })).toBeHidden();
  await expect(page.getByRole('link', { name: '1F 総合受付 の設定' })).toBeHidden();
});
