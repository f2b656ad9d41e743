import { chooseLanguage, phone } from '../support/console';
import { test } from '../support/readingTest';
import { expect, type Page } from '../support/test';

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]+/gu;

/** Names that people gave, and the name of the other language: they stay as they are. */
const people = ['システム管理者', '佐藤 美咲', '森 あかり'];
const places = ['青葉ホーム株式会社', '東京本店', '大阪梅田店', '1F 総合受付', '2F ショールーム'];
const names = [...people, ...places, '日本語'];

/** Japanese words on the page, those that only screen readers read among them. */
async function japaneseOn(page: Page): Promise<string[]> {
  const read = await page.locator('body').ariaSnapshot();
  return names.reduce((text, name) => text.replaceAll(name, ''), read).match(japanese) ?? [];
}

const consoles = [
  {
    loginId: 'system@demo.example',
    pages: [
      { path: '/app/users/home', ja: 'ホーム', en: 'Home' },
      { path: '/app/service/standby', ja: '受付待機', en: 'Reception standby' },
      { path: '/test/register', ja: 'アカウント登録', en: 'Register an account' },
      { path: '/app/outbox', ja: '送信メール', en: 'Outbox' },
      { path: '/app/users/profile', ja: 'プロフィール設定', en: 'Profile settings' },
    ],
  },
  {
    loginId: 'operator1@demo.example',
    pages: [{ path: '/app/service/standby', ja: '受付待機', en: 'Reception standby' }],
  },
  {
    loginId: 'guest@demo.example',
    pages: [{ path: '/app/reservation/home', ja: '本日の予約', en: "Today's reservations" }],
  },
];

for (const { loginId, pages } of consoles) {
  test(`[A-P04] [W-12] every page of ${loginId} speaks the chosen language and no other`, async ({ loggedIn }) => {
    const page = await loggedIn(loginId);
    for (const { path, ja, en } of pages) {
      await page.goto(path);
      await chooseLanguage(page, '日本語');
      await expect(page.getByRole('heading', { level: 1, name: ja })).toBeVisible();
      await chooseLanguage(page, 'English');
      await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => japaneseOn(page)).toEqual([]);
    }
  });
}

test('[A-P04] the console begins in Japanese and remembers another choice', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/service/standby');
  await expect(page.getByRole('heading', { level: 1, name: '受付待機' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  await chooseLanguage(page, 'English');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Reception standby' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('[A-P04] what the server says comes in the language of the page', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/add');
  await page.getByLabel('ログインID').fill('operator1@demo.example');
  await page.getByLabel('お名前').fill('佐藤 二郎');
  await page.getByLabel('ふりがな').fill('さとう　じろう');
  await page.getByRole('button', { name: '追加する', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('このメールアドレスは既に登録されています。');
  await chooseLanguage(page, 'English');
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(alert).toContainText('This e-mail address is already registered.');
});

test('[A-P04] on a phone the language is chosen in the drawer', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/service/standby');
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reception standby' })).toBeVisible();
});
