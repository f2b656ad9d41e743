import { errors } from '@mukae/contract/errors/errors';
import { expectReadable } from '../support/axe';
import { test } from '../support/readingTest';
import { cardOf, standbyPath } from '../support/standby';
import { expect } from '../support/test';

const { code, status, text } = errors.unavailable;
const unavailable = { status, json: { result: 'Error', code, msg: text.ja } };

test('[A-F07] [A-X02] [A-X03] [A-S21] [A-K03] [W-13] a server that is away is told in a dialog, which closes, reloads on demand, or by itself once it is back', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const dialog = page.getByRole('dialog', { name: '再読み込みしますか' });
  const card = cardOf(page, '1F 総合受付');
  await page.route('**/health', (route) => route.fulfill(unavailable));

  await test.step('closed, it leaves a banner that loads again', async () => {
    await page.route('**/api/**', (route) => route.fulfill(unavailable));
    await page.goto(standbyPath);
    await expect(dialog.getByText('SVER-18')).toBeVisible();
    await expect(dialog).toContainText('ただいま接続できません。しばらくしてからお試しください。');
    await expect(dialog).toContainText('エラーの種類: サーバーエラー');
    await expectReadable(page);
    await dialog.getByRole('button', { name: '閉じる' }).click();
    await expect(dialog).toBeHidden();
    const banner = page.getByRole('main').getByRole('alert').first();
    await expect(banner).toContainText('SVER-18');
    await page.unroute('**/api/**');
    await banner.getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect(card).toBeVisible();
  });

  await test.step('a line that is cut is an error of the connection; a yes reloads the page', async () => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(standbyPath);
    await expect(dialog.getByText('SVER-Unexpected')).toBeVisible();
    await expect(dialog).toContainText('サーバーに接続できませんでした');
    await expect(dialog).toContainText('エラーの種類: 通信エラー');
    await page.unroute('**/api/**');
    await dialog.getByRole('button', { name: '再読み込みする' }).click();
    await expect(card).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('it reloads by itself when the server answers again', async () => {
    await page.unroute('**/health');
    await page.route('**/health', async (route) => {
      await page.unroute('**/api/**');
      await route.continue();
    });
    await page.route('**/api/**', (route) => route.fulfill(unavailable));
    await page.goto(standbyPath);
    await expect(dialog).toBeVisible();
    await expect(card).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
