import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { expectReadable } from '../support/axe';
import { expectLoggedOut, phone } from '../support/console';
import { currentPasswordDialog, identify, save } from '../support/profile';
import { addSignage, choose, expectList, signageNamed, signagesOf } from '../support/signages';
import { expect, test } from '../support/test';

test('[O-G02] a signage is added with a name and a store alone, and waits to be paired', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/add');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('入力内容をご確認ください（2 件）');
  await expectReadable(page);

  await page.getByLabel('設置場所').fill('ラウンジ');
  await choose(page, '店舗', '大阪梅田店');
  await page.getByText('横 1920×1080').click();
  await page.getByRole('radiogroup', { name: 'はじめのキャラクター' }).getByText('Kento').click();
  await page.getByRole('button', { name: '追加する' }).click();
  await expectList(page);
  await expect(page.getByText('サイネージを追加しました')).toBeVisible();
  const added = await signageNamed(page, 'ラウンジ');
  expect(added).toMatchObject({
    storeName: '大阪梅田店',
    size: { width: 1920, height: 1080 },
    character: { name: 'Kento' },
    status: 'Logout',
  });
});

test('[O-G02] on a phone the list of what is wrong comes out from below the bar', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/signage/add');
  await page.getByText('その他', { exact: true }).click();
  await page.getByLabel('高さ（ピクセル）').fill('99');
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.getByRole('button', { name: '追加する' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const shown = await summary.boundingBox();
  expect(shown?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('[O-G02] a made password is shown, and the device logs in with it', async ({ loggedIn, page: device }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/add');
  await page.getByLabel('設置場所').fill('ラウンジ');
  await choose(page, '店舗', '東京本店');
  await page.getByText('その他', { exact: true }).click();
  await page.getByLabel('幅（ピクセル）').fill('100');
  await page.getByLabel('ログインID').fill('lounge-1');
  await page.getByRole('button', { name: 'パスワードを自動で作る' }).click();
  const password = page.getByRole('textbox', { name: 'パスワード' });
  await expect(password).not.toHaveValue('');
  const made = await password.inputValue();
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('入力できる範囲を超えています')).toBeVisible();
  await page.getByLabel('幅（ピクセル）').fill('1280');
  await page.getByRole('button', { name: '追加する' }).click();
  await expectList(page);

  const answer = await device.request.post('/login', {
    data: { username: 'lounge-1', password: made, isRemember: false },
  });
  expect(await answer.json()).toMatchObject({ result: 'OK', role: 'signage' });
});

test('[O-G03] only what was changed is sent, with the state that was seen', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const { id } = await signageNamed(page, '1F 総合受付');
  await page.goto(`/app/signage/update?id=${id}`);
  await expect(page.getByRole('button', { name: '保存する' })).toBeDisabled();
  await expectReadable(page);
  await page.getByLabel('設置場所').fill('1F 西側受付');
  const sent = page.waitForRequest('**/api/updateSignage');
  await save(page);
  const fields = (await sent).postData()?.match(/name="\w+"/g);
  expect(fields?.toSorted()).toEqual(['name="name"', 'name="targetId"', 'name="version"']);
  await expectList(page);
  await expect(page.getByRole('link', { name: '1F 西側受付', exact: true })).toBeVisible();
});

test('[O-G04] another password is asked about, needs the current one, and logs the device out', async ({
  loggedIn,
  page: device,
}) => {
  const signage = await loggedIn('signage1@demo.example');
  const page = await loggedIn('admin@demo.example');
  const { id } = await signageNamed(page, '1F 総合受付');
  await page.goto(`/app/signage/update?id=${id}`);
  await page.getByRole('textbox', { name: 'パスワード' }).fill('Counter2026!');
  await save(page);
  const question = page.getByRole('dialog', { name: '端末のログインを変更しますか' });
  await expect(question).toContainText('このサイネージの端末はログアウトされます。');
  await expectReadable(page);
  await question.getByRole('button', { name: 'やめる' }).click();
  await expect(question).toBeHidden();
  await save(page);
  await question.getByRole('button', { name: '変更する' }).click();

  await identify(page, 'Wrong2026!');
  await expect(currentPasswordDialog(page).getByRole('alert')).toContainText('SVER-101');
  await identify(page, demoPassword);
  await expectList(page);
  await expect(page.getByText('端末はログアウトされました。')).toBeVisible();
  await expectLoggedOut(signage);
  const answer = await device.request.post('/login', {
    data: { username: 'signage1@demo.example', password: 'Counter2026!', isRemember: false },
  });
  expect(await answer.json()).toMatchObject({ result: 'OK' });
});

test('[O-G05] a signage is deleted after a question', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const id = await addSignage(page, 'ラウンジ');
  await page.goto(`/app/signage/update?id=${id}`);
  await page.getByRole('button', { name: 'サイネージを削除する' }).click();
  const question = page.getByRole('dialog', { name: 'サイネージを削除しますか' });
  await question.getByRole('button', { name: 'やめる' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'サイネージを削除する' }).click();
  await question.getByRole('button', { name: '削除する' }).click();
  await expectList(page);
  expect((await signagesOf(page)).map(({ name }) => name)).not.toContain('ラウンジ');

  await page.goto(`/app/signage/update?id=${id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('SVER-14');
  await page.getByRole('link', { name: '一覧へ戻る' }).click();
  await expectList(page);
});

test('[O-G10] of two administrators the second is told, and loads the new state', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const { id } = await signageNamed(page, '1F 総合受付');
  await page.goto(`/app/signage/update?id=${id}`);
  await expect(page.getByLabel('設置場所')).toHaveValue('1F 総合受付');
  const other = await loggedIn('admin@demo.example');
  await other.request.post('/api/updateSignage', { multipart: { targetId: String(id), name: '1F 東側受付' } });

  await page.getByLabel('設置場所').fill('1F 西側受付');
  await save(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('SVER-28');
  await alert.getByRole('button', { name: '新しい内容を読み込む' }).click();
  await expect(page.getByLabel('設置場所')).toHaveValue('1F 東側受付');
  await expect(alert).toBeHidden();
});
