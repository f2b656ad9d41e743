import { expectLoggedOut } from '../support/console';
import { failCall } from '../support/failures';
import { expectLoginPage, loginPage, typeLogin } from '../support/loginPage';
import { dialogOf, settingPage, typeNew } from '../support/passwordSettingPage';
import { makeTemporaryPassword } from '../support/temporaryPassword';
import { expect, test } from '../support/test';

const operator = 'operator1@demo.example';
const newPassword = 'Mukae-2027';
let temporary: string;

test.beforeEach(async ({ page, service }) => {
  temporary = await makeTemporaryPassword(service, operator);
  await page.goto('/login');
  await typeLogin(page, operator, temporary);
  await expect(page).toHaveURL('/test/passwordSetting');
});

test('[A-S02] [A-R05] a temporary password leads to its change, and to nothing else; without a login to the login page', async ({
  page,
}) => {
  await expect(settingPage(page).heading).toBeVisible();
  await expect(page.getByText('ご利用を開始する前に、パスワードを変更してください。')).toBeVisible();

  await page.goto('/app/service/standby');
  await expect(page).toHaveURL('/test/passwordSetting');
  await expect(settingPage(page).heading).toBeVisible();

  await page.request.get('/api/logout');
  await page.reload();
  await expectLoginPage(page);
});

test('[A-S14] [A-S15] the first submit asks for the current password, the second changes it and logs out', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await typeNew(page, newPassword);
  const { dialog, current, submit } = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(current).toBeFocused();
  expect(sent).not.toContain('/api/updateUser');

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

test('[A-S14] [A-V11] the dialog can be left; in it the current password is required, and a wrong one told', async ({
  page,
}) => {
  await typeNew(page, newPassword);
  const { dialog, current, submit, cancel } = dialogOf(page);
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(settingPage(page).password).toHaveValue(newPassword);
  await settingPage(page).submit.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await settingPage(page).submit.click();
  await submit.click();
  await expect(current).toHaveAccessibleDescription('必須項目です');
  await expect(dialog).toBeVisible();

  await current.fill('Wrong2026!');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('現在のパスワードが正しくありません。');
  await expect(dialog.getByRole('alert')).toContainText('SVER-101');
  await current.fill(temporary);
  await submit.click();
  await expectLoginPage(page);
});

test('[A-V05] [A-V06] [A-V07] [A-V10] the new password follows the rules, and is confirmed by an equal one', async ({
  page,
}) => {
  const { password, confirmation } = settingPage(page);
  const faults = [
    { typed: 'Mukae7!', told: 'パスワードは8文字以上を設定してください' },
    { typed: `Aa1${'x'.repeat(126)}`, told: 'パスワードは128文字以内で設定してください' },
    { typed: 'mukae2027', told: 'パスワード設定ルールをご確認ください' },
    { typed: 'Mukae(2027)', told: '使用できない記号が含まれています' },
    { typed: 'Ｍukae-2027', told: '使用できない記号が含まれています' },
  ];
  for (const { typed, told } of faults) {
    await typeNew(page, typed);
    await expect(password).toHaveAccessibleDescription(new RegExp(told));
    await expect(password).toBeFocused();
  }

  await typeNew(page, newPassword, '');
  await expect(confirmation).toHaveAccessibleDescription('確認のため新しいパスワードを再入力してください');
  await typeNew(page, newPassword, 'Mukae-2028');
  await expect(confirmation).toHaveAccessibleDescription('再入力したパスワードが一致しません');
  await expect(confirmation).toBeFocused();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByText('The re-entered password does not match')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[A-X02] a network that fails is told on the page, and the change works once it is back', async ({ page }) => {
  const mend = await failCall(page, '/api/updateUser', 'no network');
  await typeNew(page, newPassword);
  const { dialog, current, submit } = dialogOf(page);
  await current.fill(temporary);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('未定義のサーバーエラーが発生しました');
  await expect(page.getByRole('alert')).toContainText('SVER-Unexpected');

  await mend();
  await settingPage(page).submit.click();
  await current.fill(temporary);
  await submit.click();
  await expectLoginPage(page);
});
