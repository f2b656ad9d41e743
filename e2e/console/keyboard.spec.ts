import { currentPasswordDialog, fillNewPassword, openProfile } from '../support/profile';
import { test } from '../support/readingTest';
import { expect, type Page } from '../support/test';

/** What has the focus, by the name that a screen reader says. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    return (element.ariaLabel ?? label ?? '').replace(/\s*\*$/, '').trim();
  });

/** Where the Tab key stops next, one after the other. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

const profileStops = [
  'ログインID',
  'お名前',
  'パスワードを変更する',
  '新しいパスワード',
  'パスワードを表示する',
  '新しいパスワード（確認）',
  'パスワードを表示する',
  '画像を選ぶ',
  '戻る',
  '保存する',
];
const dialogStops = ['パスワードを表示する', 'やめる', '変更する', '現在のパスワード'];

test('[A-F01] [A-R06] [A-S14] the keyboard comes into a new page, skips the frame, and reaches the whole profile and its dialog', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/home');
  await page.getByRole('navigation').getByRole('link', { name: '受付待機' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '受付待機' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await openProfile(page);
  const skip = page.getByRole('link', { name: '本文へ移動' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('ログインID')).toBeFocused();
  await fillNewPassword(page, 'Aozora2026!');
  await page.getByRole('heading', { level: 1 }).click();
  expect(await stops(page, profileStops.length)).toEqual(profileStops);

  await page.keyboard.press('Enter');
  const dialog = currentPasswordDialog(page);
  await expect(dialog.getByLabel('現在のパスワード')).toBeFocused();
  expect(await stops(page, 8)).toEqual([...dialogStops, ...dialogStops]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '保存する' })).toBeFocused();
});
