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

test('[A-S02] [A-R05] a temporary password leads to its change, and to nothing else', async ({ page }) => {
  await expect(settingPage(page).heading).toBeVisible();
  await expect(page.getByText('ご利用を開始する前に、パスワードを変更してください。')).toBeVisible();

  await page.goto('/app/service/standby');
  await expect(page).toHaveURL('/test/passwordSetting');
  await expect(settingPage(page).heading).toBeVisible();
});

test('[A-R05] who is not logged in is sent to the login page', async ({ page }) => {
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

test('[A-S14] the dialog can be left, and the new password stays typed', async ({ page }) => {
  await typeNew(page, newPassword);
  const { dialog, cancel } = dialogOf(page);
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(settingPage(page).password).toHaveValue(newPassword);

  await settingPage(page).submit.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[A-S14] a wrong current password is told in the dialog', async ({ page }) => {
  await typeNew(page, newPassword);
  const { dialog, current, submit } = dialogOf(page);
  await current.fill('Wrong2026!');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('現在のパスワードが正しくありません。');
  await expect(dialog.getByRole('alert')).toContainText('SVER-101');
  await current.fill(temporary);
  await submit.click();
  await expectLoginPage(page);
});

test('[A-V11] the current password is required in the dialog', async ({ page }) => {
  await typeNew(page, newPassword);
  const { dialog, current, submit } = dialogOf(page);
  await submit.click();
  await expect(current).toHaveAccessibleDescription('必須項目です');
  await expect(dialog).toBeVisible();
});

test('[A-V05] [A-V06] [A-V07] the new password follows the rules', async ({ page }) => {
  const { password } = settingPage(page);
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
  await expect(dialogOf(page).dialog).toBeHidden();
});

test('[A-V10] the confirmation is required and equal', async ({ page }) => {
  const { confirmation } = settingPage(page);
  await typeNew(page, newPassword, '');
  await expect(confirmation).toHaveAccessibleDescription('確認のため新しいパスワードを再入力してください');
  await typeNew(page, newPassword, 'Mukae-2028');
  await expect(confirmation).toHaveAccessibleDescription('再入力したパスワードが一致しません');
  await expect(confirmation).toBeFocused();

  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByText('The re-entered password does not match')).toBeVisible();
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
