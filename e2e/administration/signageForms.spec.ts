import { expectReadable } from '../support/axe';
import { expectLoggedOut, phone } from '../support/console';
import { identify, save } from '../support/profile';
import { test as readingTest } from '../support/readingTest';
import { expectList, signageNamed, signagesOf } from '../support/signages';
import { expect, test } from '../support/test';

readingTest(
  '[O-G02] on a phone the list of what is wrong with a new signage comes out from below the bar',
  async ({ loggedIn }) => {
    const page = await loggedIn('admin@demo.example');
    await page.setViewportSize(phone);
    await page.goto('/app/signage/add');
    await page.getByText('その他', { exact: true }).click();
    await page.getByLabel('高さ（ピクセル）').fill('99');
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.getByRole('button', { name: '追加する' }).click();
    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    const shown = await summary.boundingBox();
    expect(shown?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectReadable(page);
  },
);

test('[O-G03] [O-G04] [O-G05] a signage gets another name and another password, which logs its device out, and goes', async ({
  loggedIn,
}) => {
  const device = await loggedIn('signage1@demo.example');
  const page = await loggedIn('admin@demo.example');
  const { id } = await signageNamed(page, '1F 総合受付');
  await page.goto(`/app/signage/update?id=${id}`);
  await page.getByLabel('設置場所').fill('1F 西側受付');
  await expectReadable(page);
  await page.getByRole('textbox', { name: 'パスワード' }).fill('Counter2026!');
  await save(page);
  const question = page.getByRole('dialog', { name: '端末のログインを変更しますか' });
  await expect(question).toContainText('このサイネージの端末はログアウトされます。');
  await expectReadable(page);
  await question.getByRole('button', { name: '変更する' }).click();
  await identify(page);
  await expectList(page);
  await expect(page.getByText('端末はログアウトされました。')).toBeVisible();
  await expectLoggedOut(device);

  await page.getByRole('link', { name: '1F 西側受付', exact: true }).click();
  await page.getByRole('button', { name: 'サイネージを削除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  await expectList(page);
  expect((await signagesOf(page)).map(({ name }) => name)).toEqual(['2F ショールーム']);
});
