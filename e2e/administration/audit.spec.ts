import { addStranger } from '@mukae/server/testing/people';
import { expectReadable } from '../support/axe';
import { addStore, renameStore } from '../support/stores';
import { expect, type Page, test } from '../support/test';

const rowsOf = (page: Page) => page.getByRole('table', { name: '操作の一覧' }).locator('tbody').getByRole('row');

test('[O-A01] the log tells who changed what and when, newest first, of one company', async ({ loggedIn, service }) => {
  await addStranger(service, { loginId: 'admin@other.example', role: 'companyAdmin' });
  const page = await loggedIn('admin@demo.example');
  const stranger = await loggedIn('admin@other.example');
  await addStore(stranger, '札幌店');
  const id = await addStore(page, '福岡天神店');
  service.clock.forward(60_000);
  await renameStore(page, id, '博多店');

  await page.goto('/app/audit/list');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('店舗を変更福岡天神店');
  await expect(rows.first()).toContainText('田中 恵子管理者');
  await expect(rows.first().getByRole('listitem')).toHaveText('名前：福岡天神店から博多店');
  await expect(rows.first()).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d/);
  await expect(rows.last()).toContainText('店舗を追加福岡天神店');
  await expectReadable(page);

  const system = await loggedIn('system@demo.example');
  await system.goto('/app/audit/list');
  await expect(rowsOf(system)).toHaveCount(3);
  await expect(rowsOf(system).filter({ hasText: '札幌店' })).toContainText('別会社');
});

test('[O-A02] the log is filtered by action and day and searched by name', async ({ loggedIn, service }) => {
  const page = await loggedIn('admin@demo.example');
  const id = await addStore(page, '福岡天神店');
  await addStore(page, '札幌駅前店');
  const today = service.clock.now();
  service.clock.forward(24 * 60 * 60_000);
  const later = await loggedIn('admin@demo.example');
  await renameStore(later, id, '博多店');

  await later.goto('/app/audit/list');
  const rows = rowsOf(later);
  await expect(rows).toHaveCount(3);

  await later.getByRole('combobox', { name: '操作' }).click();
  await later.getByRole('option', { name: '店舗を追加' }).click();
  await expect(rows).toHaveCount(2);
  await later.getByLabel('操作を探す').fill('札幌');
  await expect(rows).toHaveCount(1);
  await later.reload();
  await expect(rows).toContainText(['札幌駅前店']);

  await later.goto('/app/audit/list');
  const day = new Date(today.getTime() + 9 * 60 * 60_000).toISOString().slice(0, 10);
  const [year, ...monthAndDay] = day.split('-');
  await later.getByLabel('この日まで').pressSequentially([...monthAndDay, year].join(''));
  await expect(later.getByLabel('この日まで')).toHaveValue(day);
  await expect(rows).toHaveCount(2);
  await later.getByLabel('この日から').fill(day);
  await expect(rows.filter({ hasText: '店舗を追加' })).toHaveCount(2);
  await later.getByLabel('この日まで').fill('');
  await expect(rows).toHaveCount(3);
});

test('[O-A02] of a password the log tells only that it was changed', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.request.post('/api/updateUser', {
    multipart: { targetUserId: 'SELF', password: 'Secret2026!', currentPassword: 'Demo2026!' },
  });
  const admin = await loggedIn('admin@demo.example');
  await admin.goto('/app/audit/list');
  const row = rowsOf(admin).filter({ hasText: 'ユーザーを変更' });
  await expect(row.getByRole('listitem')).toHaveText('パスワード：変更しました');
  await expect(admin.getByText('Secret2026!')).toBeHidden();
});
