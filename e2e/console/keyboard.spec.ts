import { currentPasswordDialog, fillNewPassword, openProfile, save } from '../support/profile';
import { test } from '../support/readingTest';
import { test as changingTest, expect, type Page } from '../support/test';

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

test('[A-F01] [A-R06] the keyboard skips the frame and reaches the whole profile, in the order in which it is read', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
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
  const expected = [
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
  expect(await stops(page, expected.length)).toEqual(expected);
});

changingTest('[A-R06] a profile is changed without a mouse', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  await page.getByLabel('お名前').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('佐藤 みさき');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expect(page.getByRole('banner')).toContainText('佐藤 みさき');
});

test('[A-F01] after a change of page the focus is in the new one', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/home');
  await page.getByRole('navigation').getByRole('link', { name: '受付待機' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '受付待機' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('[A-S14] the dialog takes the focus, keeps it, and gives it back on Escape', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  const dialog = currentPasswordDialog(page);
  await expect(dialog.getByLabel('現在のパスワード')).toBeFocused();
  const round = ['パスワードを表示する', 'やめる', '変更する', '現在のパスワード'];
  expect(await stops(page, 8)).toEqual([...round, ...round]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '保存する' })).toBeFocused();
});
