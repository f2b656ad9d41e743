import { readFile } from 'node:fs/promises';
import { expectReadable } from '../support/axe';
import { phone } from '../support/console';
import { expect, type Page, test } from '../support/test';
import { rowOf, userOf, usersOf } from '../support/users';

const heading = 'login_id,name,kana,role,store,character,subject_name';
const yui = 'yui@demo.example,渡辺 結衣,わたなべ　ゆい,operator,東京本店,Kento,yui';

/** As if the person had dropped a file with these rows. */
async function choose(page: Page, ...rows: string[]): Promise<void> {
  const buffer = Buffer.from([heading, ...rows, ''].join('\r\n'));
  await page.getByLabel(/^CSVファイルを選ぶ/).setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer });
}

const write = (page: Page) => page.getByRole('button', { name: '取り込む', exact: true });

test('[O-U15] every bad row is shown with its reason, and not one row is written', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/import');
  await choose(
    page,
    yui,
    'nobody,森 一郎,もり　いちろう,operator,,,',
    'jiro@demo.example,森 二郎,モリ　ジロウ,operator,,,',
    'saburo@demo.example,森 三郎,もり　さぶろう,operator,月面店,Nobody,',
    'yui@demo.example,渡辺 結子,わたなべ　ゆうこ,operator,,,',
  );
  await expect(rowOf(page, '渡辺 結衣')).toContainText('追加');
  await expect(rowOf(page, '森 一郎')).toContainText('ログインID: メールアドレスの形式で入力してください');
  await expect(rowOf(page, '森 二郎')).toContainText('ふりがな: ひらがなのみ入力可能です');
  await expect(rowOf(page, '森 三郎')).toContainText('店舗: この名前の店舗はありません');
  await expect(rowOf(page, '森 三郎')).toContainText('キャラクター: この名前のキャラクターはありません');
  await expect(rowOf(page, '渡辺 結子')).toContainText('ログインID: 同じログインIDの行があります');
  await expect(write(page)).toBeDisabled();
  await expect(write(page)).toHaveAccessibleDescription(/取り込めない行が 4 件あります/);
  await expectReadable(page);

  await page.getByRole('switch', { name: '取り込めない行だけを表示' }).check();
  await expect(rowOf(page, '渡辺 結衣')).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(5);
  expect(await usersOf(page)).toHaveLength(3);
});

test('[O-U15] a file without faults is previewed, then written', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/import');
  await choose(page, yui, 'operator1@demo.example,佐藤 みさき,さとう　みさき,operator,東京本店,,');
  await expect(rowOf(page, '佐藤 みさき')).toContainText('変更');
  expect(await usersOf(page)).toHaveLength(3);

  await write(page).click();
  await expect(page.getByText('取り込みました（追加 1 件、変更 1 件）')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: 'ユーザーの一覧を見る' }).click();
  await expect(rowOf(page, '渡辺 結衣')).toContainText('Kento');
  expect(await userOf(page, 'operator1@demo.example')).toMatchObject({ name: '佐藤 みさき' });
});

test('[O-U15] the users as they are now come as a file, and change nothing when they come back', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/list');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('menuitem', { name: 'CSVで書き出す' }).click();
  const path = await (await download).path();
  expect(await readFile(path, 'utf8')).toContain('operator1@demo.example');

  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('menuitem', { name: 'CSVで取り込む' }).click();
  await page.getByLabel(/^CSVファイルを選ぶ/).setInputFiles(path);
  await expect(page.getByText('変更なし 3 件')).toBeVisible();
  await expect(write(page)).toBeDisabled();
  await expect(write(page)).toHaveAccessibleDescription('追加や変更はありません。');
});

test('[O-U15] what is no table is refused with its code, and another file can be chosen', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/users/import');
  const buffer = Buffer.from('just words');
  const file = page.getByLabel(/^CSVファイルを選ぶ/);
  await file.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('SVER-38');
  await choose(page, yui);
  await expect(page.getByRole('listitem').filter({ hasText: '渡辺 結衣' })).toBeVisible();
  await expect(write(page)).toBeEnabled();
});
