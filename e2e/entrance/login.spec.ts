import type { BrowserContext } from '@playwright/test';
import { failCall } from '../support/failures';
import { expectLoginPage, loginPage, typeLogin } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

const sessionCookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session');

test.beforeEach(async ({ page }) => page.goto('/login'));

test('[A-R02] the login page has login ID, a password that can be shown, a ticked automatic login, and ways on', async ({
  page,
}) => {
  const form = loginPage(page);
  await expect(page).toHaveTitle(/^ログイン \| Mukae/);
  await expect(form.loginId).toBeEmpty();
  await expect(form.password).toBeEmpty();
  await expect(form.password).toHaveAttribute('type', 'password');
  await expect(form.remember).toBeChecked();
  await form.password.fill('Demo2026!');
  await page.getByRole('button', { name: 'パスワードを表示する' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');

  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await expect(page).toHaveURL('/test/passwordReset');
  await page.goBack();
  await page.getByRole('link', { name: '新規アカウント登録' }).click();
  await expect(page).toHaveURL('/test/register');
});

test('[A-R02] with automatic login on, the person is let in the next time', async ({ page, context }) => {
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
  expect((await sessionCookieOf(context))?.expires).toBeGreaterThan(0);
  await page.goto('/login');
  await expect(page).toHaveURL('/app/service/standby');
});

test('[A-R02] with automatic login off, the login goes with the browser', async ({ page, context }) => {
  await loginPage(page).remember.uncheck();
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
  expect(await sessionCookieOf(context)).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  const asked = page.waitForResponse('**/autoLogin');
  await page.goto('/login');
  expect(await (await asked).text()).toBe('');
  await expectLoginPage(page);
});

test('[A-S01] a wrong password and a login ID that nobody has are told in red, in the same words; the right ones let in', async ({
  page,
}) => {
  await typeLogin(page, 'operator1@demo.example', 'Wrong2026!');
  const { refusal } = loginPage(page);
  await expect(refusal).toHaveText('ログインIDまたはパスワードが正しくありません。');
  await expect(refusal).toHaveCSS('color', 'rgb(179, 36, 59)');
  await expectLoginPage(page);

  await page.reload();
  await typeLogin(page, 'nobody@demo.example');
  await expect(refusal).toHaveText('ログインIDまたはパスワードが正しくありません。');
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
});

const strangeAnswers = [
  {
    what: 'an unknown result',
    answer: { status: 200, body: '{"result":"Perhaps","role":"operator","code":"","msg":""}' },
  },
  { what: 'an unknown role', answer: { status: 200, body: '{"result":"OK","role":"wizard","code":"","msg":""}' } },
  { what: 'something that is no JSON', answer: { status: 200, body: '<html>Bad Gateway</html>' } },
  { what: 'no answer', answer: 'no network' },
] as const;

test('[A-S03] [A-X02] an answer that nobody expects and a network that fails are told; the login works once it is back', async ({
  page,
}) => {
  for (const { what, answer } of strangeAnswers) {
    await test.step(what, async () => {
      await page.reload();
      const mend = await failCall(page, '/login', answer);
      await typeLogin(page, 'operator1@demo.example');
      await expect(loginPage(page).refusal).toContainText('未定義のサーバーエラーが発生しました');
      await expect(loginPage(page).refusal).toContainText('SVER-Unexpected');
      await expectLoginPage(page);
      await mend();
    });
  }
  await loginPage(page).submit.click();
  await expect(page).toHaveURL('/app/service/standby');
});

test('[A-V01] [A-S01] what is required and what was refused is told in the language of the page', async ({ page }) => {
  const { loginId, password, submit } = loginPage(page);
  await submit.click();
  await expect(loginId).toHaveAccessibleDescription('必須項目です');
  await expect(password).toHaveAccessibleDescription('必須項目です');
  await expect(page.getByText('必須項目です')).toHaveCount(2);

  await loginId.fill('operator1@demo.example');
  await expect(page.getByText('必須項目です')).toHaveCount(1);
  await submit.click();
  await expect(password).toBeFocused();
  await expectLoginPage(page);

  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByText('This field is required')).toHaveCount(1);
  await page.getByLabel('Password', { exact: true }).fill('Wrong2026!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The login ID or the password is not correct.');
});
