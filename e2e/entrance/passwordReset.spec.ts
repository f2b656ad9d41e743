import { expectLoggedOut } from '../support/console';
import { expectLoginPage, loginPage, typeLogin } from '../support/loginPage';
import { dialogOf, settingPage, typeNew } from '../support/passwordSettingPage';
import { temporaryPasswordOf } from '../support/temporaryPassword';
import { expect, test } from '../support/test';

const operator = 'operator1@demo.example';
const newPassword = 'Mukae-2027';

test('[A-S16] [A-S02] [A-S14] [A-S15] who forgot her password comes in with a temporary one, to nothing but its change, and then with the new one', async ({
  page,
  service,
}) => {
  await page.goto('/test/passwordReset');
  await page.getByLabel('ログインID（メールアドレス）').fill(operator);
  await page.getByRole('button', { name: '仮パスワードを送る' }).click();
  const sent = page.getByRole('status').filter({ hasText: '仮パスワードを送信しました' });
  await expect(sent).toBeFocused();
  await sent.getByRole('link', { name: 'ログインへ' }).click();
  const temporary = await temporaryPasswordOf(service, operator);
  await typeLogin(page, operator, temporary);
  await expect(page).toHaveURL('/test/passwordSetting');
  await page.goto('/app/service/standby');
  await expect(page).toHaveURL('/test/passwordSetting');

  await typeNew(page, newPassword);
  const { dialog, current, submit } = dialogOf(page);
  await expect(current).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await settingPage(page).submit.click();
  await current.fill(temporary);
  await submit.click();
  await expectLoginPage(page);
  await expect(page.getByRole('status').filter({ hasText: 'パスワードを変更しました' })).toBeVisible();
  await expectLoggedOut(page);
  await typeLogin(page, operator, temporary);
  await expect(loginPage(page).refusal).toBeVisible();
  await typeLogin(page, operator, newPassword);
  await expect(page).toHaveURL('/app/service/standby');
});
