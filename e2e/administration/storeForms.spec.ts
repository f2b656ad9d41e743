import { expectReadable } from '../support/axe';
import { addStore, renameStore, storeNamed, storesOf } from '../support/stores';
import { expect, type Page, test } from '../support/test';

const nameIn = (page: Page) => page.getByLabel('店舗名');
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click();
const namesOf = async (page: Page) => (await storesOf(page)).map(({ name }) => name);

test('[O-S02] [O-S04] a store is added with a name, and only with one', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/store/list');
  await page.getByRole('link', { name: '店舗を追加する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '店舗の追加' })).toBeVisible();

  await nameIn(page).fill('　 ');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('必須項目です')).toBeVisible();
  await expect(nameIn(page)).toBeFocused();
  await expectReadable(page);

  await nameIn(page).fill('  福岡天神店 ');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  await expect(page.getByRole('link', { name: '福岡天神店', exact: true })).toBeVisible();
  await expect(page.getByText('店舗を追加しました')).toBeVisible();
});

test('[O-S02] a refusal is shown with its code and its message', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  const missing = '999999';
  await page.addInitScript((company) => sessionStorage.setItem('mukae.company', company), missing);
  await page.goto('/app/store/add');
  await nameIn(page).fill('福岡天神店');
  await page.getByRole('button', { name: '追加する' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('見つかりませんでした。');
  await expect(alert).toContainText('SVER-14');
  await expect(nameIn(page)).toHaveValue('福岡天神店');
});

test('[W-09] what only the server finds wrong is told at its field, and what the form has no field for in the banner', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const refuse = (field: string) =>
    page.route('**/api/addStore', (route) => {
      const faults = [{ field, fault: 'tooLong' }];
      return route.fulfill({ status: 400, json: { result: 'Error', code: 'SVER-10', msg: field, faults } });
    });
  await page.goto('/app/store/add');
  await refuse('name');
  await nameIn(page).fill('福岡天神店');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(nameIn(page)).toHaveAccessibleDescription('文字数が上限を超えています');
  await expect(nameIn(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await refuse('companyId');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('SVER-10');
  await expect(nameIn(page)).not.toHaveAccessibleDescription(/上限/);
});

test('[O-S02] [O-C06] a system administrator says first to which company she adds', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  const main = page.getByRole('main');
  for (const path of ['/app/users/add', '/app/users/import', '/app/signage/import', '/app/store/add']) {
    await page.goto(path);
    await expect(main.getByRole('heading', { name: '会社を選んでください' })).toBeVisible();
  }
  await expectReadable(page);
  await main.getByLabel('表示する会社').click();
  await page.getByRole('option', { name: '青葉ホーム株式会社' }).click();
  await nameIn(page).fill('福岡天神店');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('link', { name: '福岡天神店', exact: true })).toBeVisible();
});

test('[O-S03] [O-S04] [O-S05] a changed name is sent alone, with the state that was seen; that of another store is asked about', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const id = await addStore(page, '福岡天神店');
  await page.goto(`/app/store/update?id=${id}`);
  await expect(page.getByRole('button', { name: '保存する' })).toBeDisabled();
  await nameIn(page).fill('福岡天神南店');
  const sent = page.waitForRequest('**/api/updateStore');
  await save(page);
  const fields = (await sent).postData()?.match(/name="\w+"/g);
  expect(fields?.toSorted()).toEqual(['name="isForceSubmit"', 'name="name"', 'name="targetStoreId"', 'name="version"']);
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  await expect(page.getByRole('link', { name: '福岡天神南店', exact: true })).toBeVisible();

  await page.goto(`/app/store/update?id=${id}`);
  await nameIn(page).fill('東京本店');
  await save(page);
  const question = page.getByRole('dialog', { name: 'SVER-62' });
  await expect(question).toContainText('同じ名前の店舗が既にあります。');
  await expectReadable(page);
  await question.getByRole('button', { name: 'やめる' }).click();
  await expect(question).toBeHidden();
  expect(await namesOf(page)).toContain('福岡天神南店');

  await save(page);
  await question.getByRole('button', { name: '変更する' }).click();
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  expect((await namesOf(page)).filter((name) => name === '東京本店')).toHaveLength(2);
});

test('[O-S08] who saves a store that somebody else has changed is told, and loads the new state', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const id = await addStore(page, '福岡天神店');
  await page.goto(`/app/store/update?id=${id}`);
  await nameIn(page).fill('福岡一号店');
  const system = await loggedIn('system@demo.example');
  await renameStore(system, id, '博多店');
  await save(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('SVER-28');
  await expectReadable(page);

  await alert.getByRole('button', { name: '新しい内容を読み込む' }).click();
  await expect(nameIn(page)).toHaveValue('博多店');
  await expect(alert).toBeHidden();
  await nameIn(page).fill('福岡一号店');
  await save(page);
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  expect(await namesOf(page)).toContain('福岡一号店');
});

test('[O-S03] an empty store can be deleted; one where somebody works or something stands stays, and says why', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const id = await addStore(page, '福岡天神店');
  await page.goto(`/app/store/update?id=${id}`);
  await page.getByRole('button', { name: '店舗を削除する' }).click();
  const question = page.getByRole('dialog', { name: '店舗を削除しますか' });
  await expect(question).toContainText('福岡天神店を削除します。');
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  await expect(page.getByText('店舗を削除しました')).toBeVisible();
  expect(await namesOf(page)).toEqual(['東京本店', '大阪梅田店']);

  await page.goto(`/app/store/update?id=${(await storeNamed(page, '大阪梅田店')).id}`);
  await page.getByRole('button', { name: '店舗を削除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('ユーザーまたはサイネージが残っている店舗は削除できません。');
  await expect(alert).toContainText('SVER-29');

  await page.goto(`/app/store/update?id=${(await storeNamed(page, '東京本店')).id}`);
  await expect(page.getByRole('button', { name: '店舗を削除する' })).toBeDisabled();
  await expect(page.getByText('ご自身が所属する店舗は削除できません。')).toBeVisible();
  await expectReadable(page);
});
