import { TestClient } from '@mukae/server/testing/testClient';
import { expectLoggedOut, whoAmI } from '../support/console';
import { currentPasswordDialog, identify, openProfile, save, sentForms } from '../support/profile';
import { test } from '../support/readingTest';
import { test as changingTest, expect, type Page } from '../support/test';

const question = (page: Page) => page.getByRole('dialog', { name: 'SVER-60' });
const banner = (page: Page) => page.getByRole('main').getByRole('alert');

/** Up to the server's question whether somebody who is online may be logged out. */
async function askForNewLoginId(page: Page): Promise<void> {
  await openProfile(page);
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  await identify(page);
  await expect(question(page)).toBeVisible();
}

changingTest(
  '[A-S11] [D-A19] a question of the server has its code as header; accepting sends again and logs out',
  async ({ loggedIn, service }) => {
    const page = await loggedIn('operator1@demo.example');
    const sent = sentForms(page);
    await askForNewLoginId(page);
    await expect(question(page)).toContainText('このユーザーは現在ログイン中です。変更するとログアウトされます。');
    await question(page).getByRole('button', { name: '変更する' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expectLoggedOut(page);

    const form = { targetUserId: 'SELF', login_id: 'misaki@demo.example', currentPassword: 'Demo2026!' };
    expect(sent).toEqual([
      { ...form, isForceSubmit: '0' },
      { ...form, isForceSubmit: '1' },
    ]);
    const client = new TestClient(service.url);
    expect(await client.login('misaki@demo.example')).toMatchObject({ result: 'OK' });
  },
);

test('[A-S12] [D-A13] [A-S11] a wrong current password is mended in the dialog; who then declines the question changes nothing', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const sent = sentForms(page);
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  await identify(page, 'Wrong2026!');
  const dialog = currentPasswordDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('現在のパスワードが正しくありません。');
  await expect(dialog.getByRole('alert')).toContainText('SVER-101');
  await expect(banner(page)).toBeHidden();

  await identify(page);
  await question(page).getByRole('button', { name: 'やめる' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/app\/users\/profile$/);
  expect(sent).toHaveLength(2);
  expect(await whoAmI(page)).toMatchObject({ loginId: 'operator1@demo.example' });
});

test('[A-S12] a login ID that somebody has is told in the red banner, with its code', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  await page.getByLabel('ログインID').fill('operator2@demo.example');
  await save(page);
  await identify(page);
  await expect(banner(page)).toContainText('このメールアドレスは既に登録されています。');
  await expect(banner(page)).toContainText('SVER-21');
  await expect(currentPasswordDialog(page)).toBeHidden();
  await expect(page.getByLabel('ログインID')).toHaveValue('operator2@demo.example');
});

const strangeAnswers = [
  { what: 'an unknown result', answer: { status: 200, json: { result: 'Perhaps', code: '', msg: '' } } },
  { what: 'no JSON', answer: { status: 502, body: '<h1>Bad gateway</h1>' } },
];

changingTest(
  '[A-S13] [A-X02] an answer that nobody expects is SVER-Unexpected; what was typed stays',
  async ({ loggedIn }) => {
    const page = await loggedIn('operator1@demo.example');
    for (const { what, answer } of strangeAnswers) {
      await test.step(what, async () => {
        await openProfile(page);
        await page.route('**/api/updateUser', (route) => route.fulfill(answer));
        await page.getByLabel('お名前').fill('佐藤 みさき');
        await save(page);
        await expect(banner(page)).toContainText('未定義のサーバーエラーが発生しました');
        await expect(banner(page)).toContainText('SVER-Unexpected');
        await expect(page.getByLabel('お名前')).toHaveValue('佐藤 みさき');
        await page.unroute('**/api/updateUser');
      });
    }
    await save(page);
    await expect(page).toHaveURL(/\/app\/service\/standby$/);
  },
);

test('[A-S13] [A-X02] a line that is cut after the current password is SVER-Unexpected', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  await page.route('**/api/updateUser', (route) => route.abort());
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  await identify(page);
  await expect(page.getByRole('alert').filter({ hasText: 'SVER-Unexpected' })).toBeVisible();
});

test('[A-S12] several faults are listed above the form, and each leads to its field', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const sent = sentForms(page);
  await page.getByLabel('ログインID').fill('nobody');
  await page.getByLabel('お名前').fill('あ');
  await save(page);
  await expect(banner(page)).toContainText('入力内容をご確認ください（2 件）');
  await banner(page).getByRole('link', { name: 'お名前' }).click();
  await expect(page.getByLabel('お名前')).toBeFocused();
  await expect(page.getByLabel('お名前')).toHaveAccessibleDescription('2文字以上で入力してください');
  await expect(page.getByLabel('ログインID')).toHaveAccessibleDescription('メールアドレスの形式で入力してください');
  expect(sent).toEqual([]);
});
