import { readFile } from 'node:fs/promises';
import { expectReadable } from '../support/axe';
import { signageNamed, signagesOf } from '../support/signages';
import { expect, test } from '../support/test';

test('[O-G11] signages go out as CSV, and come back changed and with new ones', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/list');
  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('menuitem', { name: 'CSVで取り込む' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'いまのサイネージをCSVで書き出す' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table).toContain('signage1@demo.example,1F 総合受付,東京本店,1080,1920,');
  await expectReadable(page);

  const changed = `${table.replace('1F 総合受付', '1F 西側受付')}lounge-1,ラウンジ,大阪梅田店,1920,1080,Kento\n`;
  const file = { name: 'signages.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) };
  await page.getByLabel('CSVファイルを選ぶか、ここにドロップしてください').setInputFiles(file);
  const preview = page.getByRole('table', { name: '取り込むサイネージ' });
  await expect(preview.getByRole('row').filter({ hasText: '1F 西側受付' })).toContainText('変更');
  await expect(preview.getByRole('row').filter({ hasText: 'ラウンジ' })).toContainText('追加');
  await expectReadable(page);
  expect(await signagesOf(page)).toHaveLength(2);

  await page.getByRole('button', { name: '取り込む' }).click();
  await expect(page.getByText('取り込みました（追加 1 件、変更 1 件）')).toBeVisible();
  expect(await signageNamed(page, 'ラウンジ')).toMatchObject({ storeName: '大阪梅田店', loginId: 'lounge-1' });
  expect(await signageNamed(page, '1F 西側受付')).toMatchObject({ loginId: 'signage1@demo.example' });
});
