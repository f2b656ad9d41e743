import { expectReadable } from '../support/axe';
import { expect, type Page, test } from '../support/test';

const mailList = (page: Page) => page.getByRole('table', { name: 'メールの一覧' });

/** Somebody has forgotten her password, and asks for another one on the reset page. */
async function askForReset(page: Page, loginId: string): Promise<void> {
  const data = { targetUserId: '', targetUserLoginId: loginId, passwordReset: true };
  const answer = await page.request.post('/api/pwResetUser', { data });
  expect(answer.ok()).toBe(true);
}

test('[D-A18] [W-13] without a mail server a system administrator reads and copies the reset mail and its password', async ({
  loggedIn,
  page: stranger,
  service,
}) => {
  const page = await loggedIn('system@demo.example');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/outbox');
  await expect(page.getByRole('heading', { name: '送信メールはありません' })).toBeVisible();
  await expect(mailList(page)).toBeHidden();
  await expectReadable(page);

  await askForReset(stranger, 'operator1@demo.example');
  await service.mukae.passwordReset.carryOut();
  await page.getByRole('button', { name: '更新する' }).click();
  const mail = mailList(page).getByRole('row', { name: '仮パスワードのお知らせ' });
  await expect(mail).toContainText('operator1@demo.example');
  await expect(mail).toContainText('2099/11/16 09:00');

  await mail.getByRole('button', { name: 'operator1@demo.example へのメールを読む' }).click();
  const drawer = page.getByRole('dialog', { name: '【Mukae】仮パスワードのお知らせ' });
  await expect(drawer.getByRole('definition').first()).toHaveText('operator1@demo.example');
  const text = drawer.getByRole('region', { name: '本文' });
  await expect(text).toContainText('佐藤 美咲 様');
  await expectReadable(page);
  const password = /仮パスワード: (\S+)/.exec((await text.textContent()) ?? '')?.[1] ?? '';
  expect(password).toHaveLength(12);
  await page.getByRole('button', { name: '本文をコピーする' }).click();
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`仮パスワード: ${password}`);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const login = { username: 'operator1@demo.example', password, isRemember: false };
  const answer = await stranger.request.post('/login', { data: login });
  expect(await answer.json()).toMatchObject({ result: 'Temporary' });
});
