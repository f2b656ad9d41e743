import { addPerson } from '@mukae/server/testing/people';
import { expectReadable } from '../support/axe';
import { addStore, storeNamed } from '../support/stores';
import { expect, test } from '../support/test';

test('[O-S01] [O-S09] /store leads to the stores, each with its signages and its first three operators', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  const tokyo = await storeNamed(page, '東京本店');
  const names = ['1 伊藤', '2 高橋', '3 渡辺'];
  for (const [place, name] of names.entries()) {
    await addPerson(service, { loginId: `new${place}@demo.example`, role: 'operator', name, storeId: tokyo.id });
  }
  await addStore(page, '福岡天神店');

  await page.goto('/store');
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  const rows = page.getByRole('table', { name: '店舗の一覧' }).getByRole('row');
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(row('東京本店')).toContainText('1 台1F 総合受付');
  await expect(row('東京本店')).toContainText('4 名1 伊藤、2 高橋、3 渡辺…');
  await expect(row('大阪梅田店')).toContainText('1 名鈴木 健一');
  await expect(row('福岡天神店').getByText('なし')).toHaveCount(2);
  await expectReadable(page);
});

test('[O-S01] an operator reads the stores and changes none', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/store/list');
  await expect(page.getByRole('link', { name: '東京本店のユーザー' })).toBeVisible();
  await expect(page.getByRole('link', { name: '店舗を追加する' })).toBeHidden();
  await expect(page.getByRole('link', { name: '東京本店の設定' })).toBeHidden();
});

test('[O-S06] [O-S07] a store shows its signages and its users, each a press away from the other', async ({
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
  await expect(page.getByRole('link', { name: '店舗設定' })).toHaveAttribute('href', /\/app\/store\/update\?id=\d+$/);
  await expectReadable(page);

  await page.getByRole('link', { name: 'ユーザー管理' }).click();
  const users = page.getByRole('table', { name: 'この店舗のユーザー' });
  await expect(users.getByRole('row').filter({ hasText: '佐藤 美咲' })).toContainText('オペレーター');
  await expect(users.getByRole('row').filter({ hasText: '田中 恵子' })).toContainText('管理者');
  await expect(users).not.toContainText('鈴木 健一');
  await expectReadable(page);

  await page.getByRole('link', { name: 'サイネージ管理' }).click();
  await expect(signages).toBeVisible();
});

test('[O-S06] [O-S07] a store that is not there says so, and leads back', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  for (const path of ['/store/signage?id=999999', '/store/users', '/app/store/update?id=none']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('見つかりませんでした。');
    await page.getByRole('link', { name: '一覧へ戻る' }).click();
    await expect(page).toHaveURL(/\/app\/store\/list$/);
  }
});
