import { mailsTo } from '@mukae/server/testing/mails';
import { loggedIn as clientOf } from '@mukae/server/testing/testClient';
import { expectLoggedOut } from '../support/console';
import { failCall } from '../support/failures';
import { expectLoginPage, typeLogin } from '../support/loginPage';
import { temporaryPasswordOf } from '../support/temporaryPassword';
import { expect, type Page, test } from '../support/test';

const operator = 'operator1@demo.example';

const resetPage = (page: Page) => ({
  userId: page.getByLabel('ユーザーID（メールアドレス）'),
  submit: page.getByRole('button', { name: '仮パスワードを送る' }),
  sent: page.getByRole('status').filter({ hasText: '仮パスワードを送信しました' }),
});

async function askFor(page: Page, userId: string): Promise<void> {
  await resetPage(page).userId.fill(userId);
  await resetPage(page).submit.click();
}

test('[A-R04] [A-V14] [A-S16] the reset page asks for an e-mail address; a signage is refused, and nobody answered like everybody', async ({
  page,
  service,
}) => {
  await page.goto('/test/passwordReset');
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
  const { userId, submit } = resetPage(page);
  await submit.click();
  await expect(userId).toHaveAccessibleDescription('必須項目です');
  await askFor(page, 'operator1');
  await expect(userId).toHaveAccessibleDescription('メールアドレスの形式で入力してください');
  await expect(userId).toBeFocused();
  await page.getByRole('link', { name: 'ログインへ戻る' }).click();
  await expectLoginPage(page);
  await page.goBack();

  const told = 'サイネージのパスワードは、この画面では再設定できません。会社の管理者にお問い合わせください。';
  await expect(page.getByText(told)).toBeVisible();
  await askFor(page, 'signage1@demo.example');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText(
    'サイネージのパスワードはこの画面では再設定できません。会社の管理者にお問い合わせください。',
  );
  await expect(banner).toContainText('SVER-22');
  await expect(resetPage(page).sent).toBeHidden();

  await askFor(page, 'nobody@demo.example');
  await expect(resetPage(page).sent).toBeVisible();
  const system = await clientOf(service.url, 'system@demo.example');
  for (const address of ['signage1@demo.example', 'nobody@demo.example']) {
    expect(await mailsTo(system, address)).toEqual([]);
  }
});

test('[A-S16] [A-X02] once the network is back a temporary password is sent; with it one logs in and has to set a new one', async ({
  page,
  service,
}) => {
  const mend = await failCall(page, '/api/pwResetUser', 'no network');
  await page.goto('/test/passwordReset');
  await askFor(page, operator);
  await expect(page.getByRole('alert')).toContainText('未定義のサーバーエラーが発生しました');
  await expect(page.getByRole('alert')).toContainText('SVER-Unexpected');
  await mend();
  const { submit, sent } = resetPage(page);
  await submit.click();
  await expect(sent).toContainText('登録されているメールアドレスに仮パスワードをお送りしました。');
  await expect(sent).toBeFocused();

  await sent.getByRole('link', { name: 'ログインへ' }).click();
  await typeLogin(page, operator, await temporaryPasswordOf(service, operator));
  await expect(page).toHaveURL('/test/passwordSetting');
});

test('[A-S16] whoever was logged in is logged out by the reset', async ({ loggedIn }) => {
  const page = await loggedIn(operator);
  await page.goto('/test/passwordReset');
  await askFor(page, operator);
  await expect(resetPage(page).sent).toBeVisible();
  await expectLoggedOut(page);
});

test('[A-S16] the mail speaks the language of the page', async ({ page, service }) => {
  await page.goto('/test/passwordReset');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByLabel('User ID (e-mail address)').fill(operator);
  await page.getByRole('button', { name: 'Send a temporary password' }).click();
  await expect(page.getByRole('heading', { name: 'A temporary password was sent' })).toBeVisible();
  const [mail] = await mailsTo(await clientOf(service.url, 'system@demo.example'), operator);
  expect(mail?.subject).toBe('[Mukae] Your temporary password');
  expect(mail?.text).toContain(`${service.url}/login`);
});
