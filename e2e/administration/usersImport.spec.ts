import { readFile } from 'node:fs/promises';
import { expectReadable } from '../support/axe';
import { phone } from '../support/console';
import { expect, type Page, test } from '../support/test';
import { rowOf } from '../support/users';

const choose = (page: Page, table: string): Promise<void> =>
  page
    .getByLabel(/^CSVファイルを選ぶ/)
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });

test('[O-U15] the users as they are now come as a file, and go back with somebody new, once no row is wrong', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/list');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('menuitem', { name: 'CSVで書き出す' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain('operator1@demo.example');

  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('menuitem', { name: 'CSVで取り込む' }).click();
  await choose(page, `${table}nobody,森 一郎,もり　いちろう,operator,,,\r\n`);
  await expect(rowOf(page, '森 一郎')).toContainText('ログインID: メールアドレスの形式で入力してください');
  await expectReadable(page);
  await page.setViewportSize(phone);
  await expect(page.getByRole('listitem').filter({ hasText: '森 一郎' })).toBeVisible();

  await page.getByRole('button', { name: '別のファイルを選ぶ' }).click();
  const changed = table.replace('佐藤 美咲', '佐藤 みさき');
  await choose(page, `${changed}yui@demo.example,渡辺 結衣,わたなべ　ゆい,operator,東京本店,Kento,yui\r\n`);
  await page.getByRole('button', { name: '取り込む', exact: true }).click();
  await expect(page.getByText('取り込みました（追加 1 件、変更 1 件）')).toBeVisible();
  await expectReadable(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'ユーザーの一覧を見る' }).click();
  await expect(rowOf(page, '渡辺 結衣')).toContainText('Kento');
  await expect(rowOf(page, '佐藤 みさき')).toContainText('operator1@demo.example');
});
