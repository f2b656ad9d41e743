import { failCall } from '../support/failures';
import { expectLoginPage, navigationState, typeLogin } from '../support/loginPage';
import {
  agreeAndSend,
  chooseJapanese,
  fillEnglish,
  fillJapanese,
  newCustomer,
  registrationForm,
} from '../support/registrationForm';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => page.goto('/test/register'));

test('[A-R03] the sign-up begins in English and offers Japanese', async ({ page }) => {
  const english = registrationForm(page, 'en');
  await expect(english.heading).toBeVisible();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await english.name.fill('Fuko Haruno');
  await chooseJapanese(page);
  const japanese = registrationForm(page, 'ja');
  await expect(japanese.heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(japanese.name).toHaveValue('Fuko Haruno');
});

test('[A-L04] the sign-up links back to /test/login', async ({ page }) => {
  const back = page.getByRole('link', { name: 'Log in' });
  await expect(back).toHaveAttribute('href', '/test/login');
  await back.click();
  await expectLoginPage(page);
});

test('[A-P02] a company signs up in Japanese and its administrator logs in', async ({ page }) => {
  await chooseJapanese(page);
  const form = registrationForm(page, 'ja');
  await fillJapanese(form);
  await agreeAndSend(form);
  await expect(page.getByRole('heading', { name: '登録が完了しました' })).toBeVisible();
  await expectLoginPage(page);

  await typeLogin(page, newCustomer.email, newCustomer.password);
  await expect(page).toHaveURL('/app/service/standby');
  expect(await navigationState(page)).toEqual({ isOperator: false });
  await expect(page.getByText('株式会社はるかぜ').first()).toBeVisible();
});

test('[A-P02] [A-V08] without an organization, signing up in English makes a web-reservation user', async ({
  page,
}) => {
  const form = registrationForm(page, 'en');
  await fillEnglish(form, { organization: '', name: 'Fuko Haruno' });
  await agreeAndSend(form);
  await expect(page.getByRole('heading', { name: 'Your account is created' })).toBeVisible();
  await expectLoginPage(page);

  await typeLogin(page, newCustomer.email, newCustomer.password);
  await expect(page).toHaveURL('/app/reservation/home');
  const me = await page.request.post('/api/getUser', { data: { targetUserId: 'SELF' } });
  expect(await me.json()).toMatchObject({ name: 'Fuko Haruno', kana: 'Fuko Haruno', role: 'webReservationUser' });
});

test('[A-S18] an e-mail address that is registered already is told at its field', async ({ page }) => {
  await chooseJapanese(page);
  const form = registrationForm(page, 'ja');
  await fillJapanese(form, { email: 'admin@demo.example' });
  await agreeAndSend(form);
  await expect(form.email).toHaveAccessibleDescription('このメールアドレスは既に登録されています。');
  await expect(form.email).toBeFocused();

  await form.email.fill(newCustomer.email);
  await expect(page.getByText('このメールアドレスは既に登録されています。')).toBeHidden();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: '登録が完了しました' })).toBeVisible();
});

test('[A-S18] an e-mail address that is registered already is told at its field in English, too', async ({ page }) => {
  const form = registrationForm(page, 'en');
  await fillEnglish(form, { email: 'ADMIN@demo.example' });
  await agreeAndSend(form);
  await expect(form.email).toHaveAccessibleDescription('This e-mail address is already registered.');
});

test('[A-X02] a network that fails is told in the banner, and nothing typed is lost', async ({ page }) => {
  const mend = await failCall(page, '/registerNewAccount', 'no network');
  const form = registrationForm(page, 'en');
  await fillEnglish(form);
  await agreeAndSend(form);
  await expect(page.getByRole('alert')).toContainText('An undefined server error has occurred');
  await expect(page.getByRole('alert')).toContainText('SVER-Unexpected');

  await mend();
  await expect(form.email).toHaveValue(newCustomer.email);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Your account is created' })).toBeVisible();
});
