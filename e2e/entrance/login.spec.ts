import { loginPage, typeLogin } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[A-R02] [A-S01] a wrong password is told in red, in the language of the page; the right one lets in, also the next time', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/^ログイン \| Mukae/);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByLabel('Login ID').fill('operator1@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong2026!');
  await page.getByRole('button', { name: 'Log in' }).click();
  const { refusal } = loginPage(page);
  await expect(refusal).toHaveText('The login ID or the password is not correct.');
  await expect(refusal).toHaveCSS('color', 'rgb(179, 36, 59)');

  await page.getByRole('radio', { name: '日本語' }).check();
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  expect(session?.expires).toBeGreaterThan(0);
  await page.goto('/login');
  await expect(page).toHaveURL('/app/service/standby');
});

test('[D-E14] on the login page nothing moves when it refuses, or when nothing was typed', async ({ page }) => {
  await page.goto('/login');
  const { heading, loginId, password, submit, refusal } = loginPage(page);
  await page.evaluate(() => document.fonts.ready);
  const places = () => Promise.all([heading, loginId, password, submit].map((part) => part.boundingBox()));
  const before = await places();
  await submit.click();
  await expect(page.getByText('必須項目です')).toHaveCount(2);
  expect(await places()).toEqual(before);
  await typeLogin(page, 'operator1@demo.example', 'Wrong2026!');
  await expect(refusal).toHaveText('ログインIDまたはパスワードが正しくありません。');
  expect(await places()).toEqual(before);
  await loginId.fill('operator2@demo.example');
  await expect(refusal).toBeHidden();
  expect(await places()).toEqual(before);
});
