import { expectReadable } from '../support/axe';
import { choose } from '../support/signages';
import { addStore, renameStore } from '../support/stores';
import { expect, test } from '../support/test';

test('[O-A01] [O-A02] the log tells who changed what and when, newest first, filtered by action and day', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await renameStore(page, await addStore(page, '福岡天神店'), '博多店');
  await page.goto('/app/audit/list');
  const rows = page.getByRole('table', { name: '操作の一覧' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('店舗を変更福岡天神店');
  await expect(rows.first()).toContainText('田中 恵子管理者');
  await expect(rows.first().getByRole('listitem')).toHaveText('名前：福岡天神店から博多店');
  await expect(rows.last()).toContainText('店舗を追加福岡天神店');
  await expectReadable(page);

  await choose(page, '操作', '店舗を追加');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toContainText(['店舗を追加福岡天神店']);
  await page.getByLabel('この日まで').pressSequentially('11152099');
  await expect(page.getByLabel('この日まで')).toHaveValue('2099-11-15');
  await expect(page.getByText('条件に合うものはありません')).toBeVisible();
});
