import { expect, type Page, test } from '../support/test';

const mailList = (page: Page) => page.getByRole('table', { name: 'メールの一覧' });

/** Somebody has forgotten her password, and asks for another one on the reset page. */
async function askForReset(page: Page, loginId: string): Promise<void> {
  const data = { targetUserId: '', targetUserLoginId: loginId, passwordReset: true };
  const answer = await page.request.post('/api/pwResetUser', { data });
  expect(answer.ok()).toBe(true);
}

test('[D-A18] without a mail server a system administrator reads and copies the reset mail and its password', async ({
  loggedIn,
  page: stranger,
}) => {
  const page = await loggedIn('system@demo.example');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/outbox');
  await expect(page.getByRole('heading', { name: '送信メールはありません' })).toBeVisible();
  await expect(mailList(page)).toBeHidden();

  await askForReset(stranger, 'operator1@demo.example');
  await page.getByRole('button', { name: '更新する' }).click();
  const mail = mailList(page).getByRole('row', { name: '仮パスワードのお知らせ' });
  await expect(mail).toContainText('operator1@demo.example');
  await expect(mail).toContainText('2099/11/16 09:00');

  await mail.getByRole('button', { name: 'operator1@demo.example へのメールを読む' }).click();
  const drawer = page.getByRole('dialog', { name: '【Mukae】仮パスワードのお知らせ' });
  await expect(drawer.getByRole('definition').first()).toHaveText('operator1@demo.example');
  const text = drawer.getByRole('region', { name: '本文' });
  await expect(text).toContainText('佐藤 美咲 様');
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

test('[D-A18] more mails than fit stand on pages, the newest first, and each is found', async ({
  loggedIn,
  service: { db, mukae },
}) => {
  await db.transaction(async (tx) => {
    for (let n = 1; n <= 21; n += 1) {
      await mukae.outbox.post(tx, {
        to: `new${n}@demo.example`,
        subject: `${n} 人目`,
        text: `仮パスワード: secret-${n}`,
      });
    }
  });
  const page = await loggedIn('system@demo.example');
  await page.goto('/app/users/home');
  await expect(page.getByRole('link', { name: '21 通' })).toBeVisible();

  await page.goto('/app/outbox');
  const mails = mailList(page).getByRole('button', { name: 'へのメールを読む' });
  await expect(mails).toHaveCount(20);
  await expect(mails.first()).toHaveAccessibleName('new21@demo.example へのメールを読む');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(mails).toHaveCount(1);
  await expect(page.getByRole('button', { name: '次へ' })).toBeDisabled();

  await page.getByRole('searchbox', { name: 'メールを検索' }).fill('new7@');
  await expect(mails).toHaveAccessibleName('new7@demo.example へのメールを読む');
  await mails.click();
  await expect(page.getByRole('dialog', { name: '7 人目' })).toContainText('secret-7');
});
