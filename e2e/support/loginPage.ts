import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { expect, type Page } from './test';

/** The login page in Japanese, by what a person sees on it. */
export const loginPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'ログイン' }),
  loginId: page.getByLabel('ログインID'),
  password: page.getByLabel('パスワード', { exact: true }),
  remember: page.getByRole('checkbox', { name: '次回から自動でログインする' }),
  submit: page.getByRole('button', { name: 'ログイン' }),
  refusal: page.getByRole('alert'),
});

/** Types the login ID and the password, and sends them. */
export async function typeLogin(page: Page, username: string, password: string = demoPassword): Promise<void> {
  const { loginId, password: passwordField, submit } = loginPage(page);
  await loginId.fill(username);
  await passwordField.fill(password);
  await submit.click();
}

/** What one page told the next on the way. */
export const navigationState = (page: Page): Promise<unknown> => page.evaluate(() => history.state?.usr ?? null);

/** The login page stands at rest: nobody was let in. */
export async function expectLoginPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginPage(page).heading).toBeVisible();
}
