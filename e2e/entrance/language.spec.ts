import { stopTime } from '../support/pageTime';
import { test } from '../support/readingTest';
import { reservationToken } from '../support/reservationLinks';
import { enterTemporarily } from '../support/temporaryPassword';
import { test as changingTest, expect, type Page } from '../support/test';

/** The heading in Japanese, in English, and in English still after a reload; then in Japanese again. */
async function expectBothLanguages(page: Page, ja: string, en: string): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const html = page.locator('html');
  await expect(heading(ja)).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'ja');

  await page.getByRole('radio', { name: 'English' }).check();
  await expect(heading(en)).toBeVisible();
  await page.reload();
  await expect(heading(en)).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');

  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(heading(ja)).toBeVisible();
  await page.reload();
  await expect(heading(ja)).toBeVisible();
}

const pages = [
  { path: '/login', ja: 'ログイン', en: 'Log in' },
  { path: '/test/passwordReset', ja: 'パスワードの再設定', en: 'Reset your password' },
  { path: '/logout', ja: '会議は終了しました', en: 'The meeting has ended' },
  { path: '/demo', ja: 'デモをはじめる', en: 'Try the demo' },
];

test('[A-P04] every page that is open to all speaks both languages and remembers the choice', async ({ page }) => {
  for (const { path, ja, en } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectBothLanguages(page, ja, en);
    });
  }
});

changingTest(
  '[A-P04] /test/passwordSetting speaks both languages and remembers the choice',
  async ({ page, service }) => {
    await enterTemporarily(page, service);
    await page.goto('/test/passwordSetting');
    await expectBothLanguages(page, 'パスワードの設定', 'Set your password');
  },
);

test('[A-P04] /waiting-room speaks both languages and remembers the choice', async ({ page, service }) => {
  await stopTime(page, service);
  await page.goto(`/login?token=${await reservationToken(service, 60, 90)}`);
  await expectBothLanguages(
    page,
    '会議は 11月16日 10:00 に開始します',
    'The meeting starts on 11/16 at 10:00 (Japan time)',
  );
});

test('[A-P04] [A-R03] the sign-up begins in English, the login page in Japanese; a choice made on one holds on all others', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/login');
  await page.getByRole('link', { name: '新規アカウント登録' }).click();
  await expect(heading('Create your account')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading('ログイン')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  await page.goBack();
  await expect(heading('Create your account')).toBeVisible();
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.reload();
  await expect(heading('アカウント登録')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading('Log in')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading('Reset your password')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('This page cannot be found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to log in' })).toBeVisible();
});
