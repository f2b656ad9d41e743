import { demoUser } from '@mukae/server/testing/people';
import { hours } from '@mukae/server/testing/testClock';
import { expect, type Page, test } from '../support/test';

const mailList = (page: Page) => page.getByRole('list', { name: 'メールの一覧' });

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
  const mail = mailList(page).getByRole('button', { name: '仮パスワードのお知らせ' });
  await expect(mail).toContainText('operator1@demo.example');
  await expect(mail).toContainText('2026/11/16 09:00');

  await mail.click();
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

test('[D-A18] more mails than fit stand on pages, the newest first', async ({ loggedIn, service, page: stranger }) => {
  const page = await loggedIn('system@demo.example');
  const { id } = await demoUser(service, 'operator1');
  for (let count = 0; count < 11; count += 1) {
    await page.request.post('/api/pwResetUser', { data: { targetUserId: id, passwordReset: true } });
    // Five an hour are allowed for one person.
    if (count % 5 === 4) service.clock.forward(hours(1));
  }
  await askForReset(stranger, 'operator2@demo.example');
  await page.goto('/app/outbox');
  const mails = mailList(page).getByRole('listitem');
  await expect(mails).toHaveCount(10);
  await expect(mails.first()).toContainText('operator2@demo.example');
  await expect(page.getByText('全 12 件中 1–10 件')).toBeVisible();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(mails).toHaveCount(2);
  await expect(page.getByRole('button', { name: '次へ' })).toBeDisabled();
});
