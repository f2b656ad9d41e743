import type { BrowserContext } from '@playwright/test';
import { failCall } from '../support/failures';
import { expectLoginPage, loginPage, typeLogin } from '../support/loginPage';
import { expect, test } from '../support/test';

const sessionCookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session');

test.beforeEach(async ({ page }) => page.goto('/login'));

test('[A-R02] the login page has login ID, password, a ticked automatic login, and ways on', async ({ page }) => {
  const form = loginPage(page);
  await expect(page).toHaveTitle(/^ログイン \| Mukae/);
  await expect(form.loginId).toBeEmpty();
  await expect(form.password).toBeEmpty();
  await expect(form.password).toHaveAttribute('type', 'password');
  await expect(form.remember).toBeChecked();

  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await expect(page).toHaveURL('/test/passwordReset');
  await page.goBack();
  await page.getByRole('link', { name: '新規アカウント登録' }).click();
  await expect(page).toHaveURL('/test/register');
});

test('[A-R02] a password can be shown while it is typed', async ({ page }) => {
  const { password } = loginPage(page);
  await password.fill('Demo2026!');
  await page.getByRole('button', { name: 'パスワードを表示する' }).click();
  await expect(password).toHaveAttribute('type', 'text');
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

test('[A-S01] a wrong password shows the message of the server in red', async ({ page }) => {
  await typeLogin(page, 'operator1@demo.example', 'Wrong2026!');
  const { refusal } = loginPage(page);
  await expect(refusal).toHaveText('ログインIDまたはパスワードが正しくありません。');
  await expect(refusal).toHaveCSS('color', 'rgb(179, 36, 59)');
  await expectLoginPage(page);
});

test('[A-S01] a login ID that nobody has is told in the same words; then the right one lets in', async ({ page }) => {
  await typeLogin(page, 'nobody@demo.example');
  await expect(loginPage(page).refusal).toHaveText('ログインIDまたはパスワードが正しくありません。');
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
});

test('[A-S01] the message is said in the language of the page', async ({ page }) => {
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByLabel('Login ID').fill('operator1@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong2026!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The login ID or the password is not correct.');
});

const strangeAnswers = [
  { what: 'an unknown result', body: '{"result":"Perhaps","role":"operator","code":"","msg":""}' },
  { what: 'an unknown role', body: '{"result":"OK","role":"wizard","code":"","msg":""}' },
  { what: 'something that is no JSON', body: '<html>Bad Gateway</html>' },
];

test('[A-S03] [A-X02] an answer that nobody expects is shown as SVER-Unexpected', async ({ page }) => {
  for (const { what, body } of strangeAnswers) {
    await test.step(what, async () => {
      await page.reload();
      const mend = await failCall(page, '/login', { status: 200, body });
      await typeLogin(page, 'operator1@demo.example');
      await expect(loginPage(page).refusal).toContainText('未定義のサーバーエラーが発生しました');
      await expect(loginPage(page).refusal).toContainText('SVER-Unexpected');
      await expectLoginPage(page);
      await mend();
    });
  }
});

test('[A-X02] a network that fails is told, and the login works once it is back', async ({ page }) => {
  const mend = await failCall(page, '/login', 'no network');
  await typeLogin(page, 'operator1@demo.example');
  await expect(loginPage(page).refusal).toContainText('未定義のサーバーエラーが発生しました');
  await expect(loginPage(page).refusal).toContainText('SVER-Unexpected');
  await mend();
  await loginPage(page).submit.click();
  await expect(page).toHaveURL('/app/service/standby');
});

test('[A-V01] login ID and password are required, in the language of the page', async ({ page }) => {
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
});
