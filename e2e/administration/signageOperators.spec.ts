import { addPerson } from '@mukae/server/testing/people';
import { expectReadable } from '../support/axe';
import { whoAmI } from '../support/console';
import { signageNamed } from '../support/signages';
import { expect, type Page, test } from '../support/test';

const headOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const heads = (page: Page) => page.getByRole('columnheader').allTextContents();

test('[O-G06] [O-G07] operators are added to a signage and taken off it', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const { id } = await signageNamed(page, '1F 総合受付');
  await page.goto(`/app/signage/operator?id=${id}`);
  const head = headOf(page, '1F 総合受付');
  await expect(head).toContainText('店舗東京本店');
  await expect(head).toContainText('担当なし');
  await expect(head.getByRole('link', { name: 'サイネージの設定' })).toHaveAttribute(
    'href',
    `/app/signage/update?id=${id}`,
  );
  await expectReadable(page);

  await page.getByRole('link', { name: 'オペレーターを追加' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '担当オペレーターの追加' })).toBeVisible();
  await page.getByRole('button', { name: '佐藤 美咲 を追加' }).click();
  await page.getByRole('button', { name: '鈴木 健一 を追加' }).click();
  await expect(head).toContainText(/担当(佐藤 美咲、鈴木 健一|鈴木 健一、佐藤 美咲)/);
  await expect(page.getByRole('button', { name: '佐藤 美咲 を追加' })).toBeHidden();
  expect(await heads(page)).toEqual(['ユーザー', '追加', 'キャラクター', '状態', '状態の変更', '設定']);
  await expectReadable(page);

  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page.getByRole('link', { name: '鈴木 健一 の設定' })).toHaveAttribute(
    'href',
    /\/app\/users\/update\?id=/,
  );
  await page.getByRole('button', { name: '鈴木 健一 を担当から外す' }).click();
  const question = page.getByRole('dialog', { name: '担当から外しますか' });
  await expect(question).toContainText('鈴木 健一 さん');
  await question.getByRole('button', { name: '外す' }).click();
  await expect(page.getByText('担当から外しました')).toBeVisible();
  await expect(head).toContainText('担当佐藤 美咲');
  await expect(page.getByRole('button', { name: '鈴木 健一 を担当から外す' })).toBeHidden();
  await expect(page.getByRole('region', { name: '担当オペレーターの一覧' })).toBeFocused();
});

test('[O-G06] ten operators are named, and that there are more', async ({ loggedIn, service }) => {
  const page = await loggedIn('admin@demo.example');
  const { id } = await signageNamed(page, '1F 総合受付');
  for (let count = 11; count <= 21; count += 1) {
    const person = { loginId: `operator${count}@demo.example`, role: 'operator' as const, name: `担当 ${count}` };
    const userId = await addPerson(service, person);
    await page.request.post('/api/addSignageUser', { data: { targetId: id, userId } });
  }
  await page.goto(`/app/signage/operator?id=${id}`);
  const names = Array.from({ length: 10 }, (_, place) => `担当 ${place + 11}`).join('、');
  await expect(headOf(page, '1F 総合受付')).toContainText(`${names}…`);
});

test('[O-G06] an operator sees who attends, and nothing to change', async ({ loggedIn }) => {
  const admin = await loggedIn('admin@demo.example');
  const page = await loggedIn('operator1@demo.example');
  const { id } = await signageNamed(admin, '1F 総合受付');
  const { userId } = await whoAmI(page);
  await admin.request.post('/api/addSignageUser', { data: { targetId: id, userId } });
  await page.goto(`/app/signage/operator?id=${id}`);
  await expect(page.getByRole('row').filter({ hasText: '佐藤 美咲' })).toBeVisible();
  expect(await heads(page)).toEqual(['ユーザー', '状態']);
  await expect(page.getByRole('link', { name: 'サイネージの設定' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'オペレーターを追加' })).toBeHidden();
});
