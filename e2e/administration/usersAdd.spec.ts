import { TestClient } from '@mukae/server/testing/testClient';
import { expectReadable } from '../support/axe';
import { castOf } from '../support/console';
import { png } from '../support/png';
import { sentForms } from '../support/profile';
import { temporaryPasswordOf } from '../support/temporaryPassword';
import { expect, type Page, test } from '../support/test';
import { userOf, usersOf } from '../support/users';

const banner = (page: Page) => page.getByRole('main').getByRole('alert');
const add = (page: Page) => page.getByRole('button', { name: '追加する', exact: true }).click();

async function fillBasics(page: Page, loginId: string, name = '渡辺 結衣'): Promise<void> {
  await page.goto('/app/users/add');
  await page.getByLabel('ログインID').fill(loginId);
  await page.getByLabel('お名前').fill(name);
  await page.getByLabel('ふりがな').fill('わたなべ　ゆい');
}

test('[O-U02] a user is added with everything the form asks for', async ({ loggedIn, service }) => {
  const page = await loggedIn('admin@demo.example');
  const [first] = await castOf(page);
  await fillBasics(page, 'yui@demo.example');
  await page.getByLabel('パスワード', { exact: true }).fill('Aozora2026!');
  await page.getByLabel('パスワード（確認）').fill('Aozora2026!');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '画像を選ぶ' }).click();
  await (await chooser).setFiles({ name: 'yui.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('combobox', { name: '店舗' }).click();
  await page.getByRole('option', { name: '東京本店' }).click();
  await page.getByRole('radio', { name: first?.name ?? '' }).check({ force: true });
  await page.getByLabel('サブジェクト名').fill('yui');
  await add(page);

  await expect(page).toHaveURL(/\/app\/users\/list$/);
  await expect(page.getByRole('status').filter({ hasText: 'ユーザーを追加しました' })).toBeVisible();
  const user = await userOf(page, 'yui@demo.example');
  expect(user).toMatchObject({ name: '渡辺 結衣', role: 'operator', characterId: first?.id, subjectName: 'yui' });
  expect(user.storeId).toBeGreaterThan(0);
  expect(user.image).toMatch(/^\/files\/users\//);
  const client = new TestClient(service.url);
  expect(await client.login('yui@demo.example', { password: 'Aozora2026!' })).toMatchObject({ result: 'OK' });
});

test('[O-U02] [O-U07] without a password nothing empty is sent, and a temporary one is mailed', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await fillBasics(page, 'yui@demo.example');
  const sent = sentForms(page, '/api/addUser');
  await add(page);
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  const basics = { login_id: 'yui@demo.example', name: '渡辺 結衣', kana: 'わたなべ　ゆい', role: 'operator' };
  expect(sent).toEqual([{ ...basics, isForceSubmit: '0' }]);
  const password = await temporaryPasswordOf(service, 'yui@demo.example');
  const client = new TestClient(service.url);
  expect(await client.login('yui@demo.example', { password })).toMatchObject({ result: 'Temporary' });
});

test('[O-U05] [O-U06] [O-U07] what is wrong is said in the words of the specification, and nothing is sent', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/add');
  const sent = sentForms(page, '/api/addUser');
  const loginId = page.getByLabel('ログインID');
  const kana = page.getByLabel('ふりがな');
  const password = page.getByLabel('パスワード', { exact: true });
  const confirmation = page.getByLabel('パスワード（確認）');

  await kana.fill('ワタナベ');
  await password.fill('Short1!');
  await add(page);
  await expect(banner(page)).toContainText('入力内容をご確認ください（5 件）');
  await expect(loginId).toHaveAccessibleDescription('必須項目です');
  await expect(kana).toHaveAccessibleDescription('ひらがなのみ入力可能です');
  await expect(password).toHaveAccessibleDescription(/パスワードは8文字以上を設定してください/);
  await expect(confirmation).toHaveAccessibleDescription('確認のため新しいパスワードを再入力してください');
  await expectReadable(page);

  await kana.fill('');
  await password.fill('a'.repeat(129));
  await confirmation.fill('different');
  await add(page);
  await expect(kana).toHaveAccessibleDescription('必須項目です');
  await expect(password).toHaveAccessibleDescription(/パスワードは128文字以内で設定してください/);
  await expect(confirmation).toHaveAccessibleDescription('再入力したパスワードが一致しません');

  await password.fill('abcdefgh');
  await add(page);
  await expect(password).toHaveAccessibleDescription(/パスワード設定ルールをご確認ください/);
  await password.fill('Abcdefg1$');
  await add(page);
  await expect(password).toHaveAccessibleDescription(/使用できない記号が含まれています/);
  expect(sent).toEqual([]);
});

test('[O-U08] three roles are offered, and operator is the first choice', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await fillBasics(page, 'yui@demo.example');
  const role = page.getByRole('combobox', { name: '役割' });
  await expect(role).toHaveValue('オペレーター');
  await role.click();
  await expect(page.getByRole('option')).toHaveText(['オペレーター', '管理者', /./]);
  await page.getByRole('option').nth(2).click();
  await add(page);
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  expect(await userOf(page, 'yui@demo.example')).toMatchObject({ role: 'webReservationUser' });
});

test('[O-U10] somebody of the same name is asked about; accepting sends the same again with force', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await fillBasics(page, 'misaki2@demo.example', '佐藤 美咲');
  const sent = sentForms(page, '/api/addUser');
  await add(page);
  const question = page.getByRole('dialog', { name: 'SVER-61' });
  await expect(question).toContainText('同じお名前のユーザーが既に登録されています。このまま追加しますか。');
  await expectReadable(page);
  await question.getByRole('button', { name: 'やめる' }).click();
  await expect(question).toBeHidden();
  expect(await usersOf(page)).toHaveLength(3);

  await add(page);
  await question.getByRole('button', { name: '追加する' }).click();
  await expect(page).toHaveURL(/\/app\/users\/list$/);
  expect(sent.map(({ isForceSubmit }) => isForceSubmit)).toEqual(['0', '0', '1']);
  expect((await usersOf(page)).filter(({ name }) => name === '佐藤 美咲')).toHaveLength(2);
});

test('[O-U12] a known address is told in the red alert, with code and message; what was typed stays', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await fillBasics(page, 'operator1@demo.example');
  await add(page);
  await expect(banner(page)).toContainText('このメールアドレスは既に登録されています。');
  await expect(banner(page)).toContainText('SVER-21');
  await expect(page.getByLabel('お名前')).toHaveValue('渡辺 結衣');
});
