import { expectReadable } from '../support/axe';
import { expectLoggedOut } from '../support/console';
import { expectLoginPage, typeLogin } from '../support/loginPage';
import { agreeAndSend, chooseJapanese, fillJapanese, newCustomer, registrationForm } from '../support/registrationForm';
import { expect, test } from '../support/test';

test('[A-P02] [A-R03] [A-S17] [A-L01] [W-13] a company signs up, which ends the session of whoever was there, and its administrator logs in', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/test/register');
  await expect(registrationForm(page, 'en').heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectReadable(page);

  await chooseJapanese(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const form = registrationForm(page, 'ja');
  await agreeAndSend(form);
  const summary = page.getByRole('alert').filter({ hasText: '入力内容をご確認ください（5 件）' });
  await expect(summary).toBeFocused();
  await expectReadable(page);
  await summary.getByRole('link', { name: '電話番号' }).click();
  await expect(form.phone).toBeFocused();

  await fillJapanese(form);
  await form.submit.click();
  await expect(page.getByRole('status').filter({ hasText: '登録が完了しました' })).toBeFocused();
  await expectLoginPage(page);
  await expectLoggedOut(page);
  const toast = page.getByRole('status').filter({ hasText: 'アカウントを登録しました' });
  await toast.getByRole('button', { name: '閉じる' }).click();
  await expect(toast).toBeHidden();
  await page.reload();
  await expectLoginPage(page);
  await expect(toast).toBeHidden();

  await typeLogin(page, newCustomer.email, newCustomer.password);
  await expect(page).toHaveURL('/app/users/home');
  await expect(page.getByText('株式会社はるかぜ').first()).toBeVisible();
});
