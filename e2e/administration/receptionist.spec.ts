import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { expectReadable, expectReadableByNight } from '../support/axe';
import { phone } from '../support/console';
import { expect, type Page, test } from '../support/test';

const rowOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('[D-AA06] [W-13] what a screen was asked is answered in its row, taken back with the keys, written again, and given to the next who asks', async ({
  loggedIn,
  openBrowser,
}) => {
  const { request } = await openBrowser();
  await request.post('/login', {
    data: { username: 'signage1@demo.example', password: demoPassword, isRemember: false },
  });
  const ask = async (msg: string) => (await request.post('/api/talkAI', { data: { msg } })).json();
  for (const msg of ['量子計算機の温度を教えて', '量子計算機の温度を教えて', '宇宙船は直せますか']) await ask(msg);

  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/home');
  await page.getByRole('link').filter({ hasText: '答えられなかった質問が 2 件あります' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お客様の質問');
  const question = rowOf(page, '量子計算機');
  await expect(question).toContainText('2 回');
  await expect(question).toContainText('東京本店 1F 総合受付');
  await expectReadable(page);

  await question.getByRole('button', { name: '答えを書く' }).click();
  await expect(page.getByLabel('答え（日本語）')).toBeFocused();
  await page.keyboard.type('絶対零度に近い温度です。');
  await expectReadable(page);
  await page.getByRole('button', { name: 'この答えを追加する' }).click();
  await expect(page.getByRole('status').filter({ hasText: '答えを追加しました' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expectReadable(page);

  await expect(page.getByRole('region', { name: 'お客様の質問の一覧' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('答え（日本語）')).toHaveValue('絶対零度に近い温度です。');
  await page.getByRole('button', { name: 'この答えを追加する' }).click();
  await expect(question).toHaveCount(0);
  expect(await ask('量子計算機の温度を教えて')).toMatchObject({ kind: 'answer', answered: '絶対零度に近い温度です。' });

  await page.setViewportSize(phone);
  await expect(rowOf(page, '宇宙船').getByRole('button', { name: '対応しない' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('[D-AX01] [D-AX02] [D-AX04] [W-13] the receptionist is set up for the company and for one screen, with faults told, and a voice tried', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/receptionist/settings');
  const voice = page.getByRole('region', { name: '声' });
  await voice.getByRole('button', { name: '聞く' }).click();
  // On a machine without a voice that is said instead.
  await expect(
    voice.getByRole('button', { name: '止める' }).or(voice.getByText('サイネージではブラウザーの声で話します。')),
  ).toBeVisible();

  await page.getByRole('combobox', { name: '画面を選ぶ' }).click();
  await page.getByRole('option', { name: '東京本店 1F 総合受付' }).click();
  const dialog = page.getByRole('dialog', { name: '東京本店 1F 総合受付' });
  await dialog.getByText('使わない', { exact: true }).click();
  await dialog.getByRole('switch', { name: 'この画面だけの時間を決める' }).check();
  await dialog.getByLabel('あいさつ（英語）').fill('Welcome to the ground floor.');
  await dialog.getByRole('button', { name: '保存する' }).click();
  await expect(dialog.getByText('必須項目です')).toBeVisible();
  await expectReadable(page);
  await dialog.getByLabel('あいさつ（日本語）').fill('1 階へようこそ。');
  await dialog.getByRole('button', { name: '保存する' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '東京本店 1F 総合受付 使わない・時間・あいさつ' })).toBeVisible();

  await page.getByLabel('同じ意味のことば').fill('お手洗い = トイレ\nロッカー');
  await page.getByLabel('文字の記録を残す日数').fill('91');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('2 行目：')).toBeVisible();
  await expectReadable(page);
  await expectReadableByNight(page);
  await page.getByRole('alert').getByRole('link', { name: '同じ意味のことば' }).click();
  await expect(page.getByLabel('同じ意味のことば')).toBeFocused();
  await page.keyboard.type(' = 荷物入れ');
  await page.getByLabel('文字の記録を残す日数').fill('7');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('変更はまだありません')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('同じ意味のことば')).toHaveValue('お手洗い = トイレ\nロッカー = 荷物入れ');
  await expect(page.getByLabel('文字の記録を残す日数')).toHaveValue('7');
});
