import { expectReadable } from '../support/axe';
import { addMedium, pictureFile } from '../support/media';
import { expectSeen, expectUnseen } from '../support/pixels';
import { openSignage, uprightScreen } from '../support/signagePage';
import { chooseLayout, expectSaved, goToScene, openEditor, publish, stageOf } from '../support/templateEditor';
import { templateChanger } from '../support/templates';
import { expect, type Page, test } from '../support/test';

const admin = 'admin@demo.example';
const poster = { red: 120, green: 20, blue: 200 };

/** A picture stands on Standby, though the avatar alone is shown. */
async function givePicture(page: Page): Promise<void> {
  const mediaId = await addMedium(page, await pictureFile('poster.png', poster));
  const change = await templateChanger(page, 'Standby');
  await change({ templateTarget: 'media', islibraryMedia: '1', mediaId: String(mediaId) });
}

test('[O-T02] [O-T03] [D-T60] [D-T62] [D-T79] what is edited is seen on the stage at once and on the screen once it is published, without a reload', async ({
  loggedIn,
}) => {
  const page = await loggedIn(admin);
  await givePicture(page);
  const signage = await loggedIn('signage1@demo.example');
  await signage.setViewportSize(uprightScreen.viewport);
  await openSignage(signage);
  await signage.evaluate(() => Object.assign(window, { isSamePage: true }));
  await openEditor(page);
  await expectReadable(page);
  const scenes = page.getByRole('navigation', { name: '場面' }).getByRole('button');
  await expect(scenes).toHaveText(['受付中', '呼出中', '対応中', 'モニタリング', '混雑中', '停止中']);
  const head = page.getByRole('banner');
  await expect(head).toContainText('青葉ホーム株式会社・東京本店');
  await expect(head.getByRole('heading', { name: '1F 総合受付' })).toBeVisible();
  await chooseLayout(page, 'メディアとアバター');
  await expectSeen(poster, stageOf(page), 0.05);
  await expectSaved(page);
  await expectUnseen(poster, signage);

  await page.getByRole('button', { name: '公開する' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 件の変更を公開しますか');
  await expect(question).toContainText('レイアウトを変更');
  await expectReadable(page);
  await question.getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('受付中：テンプレートを更新しました')).toBeVisible();
  await expect(page.getByText('すべて反映されています')).toBeVisible();
  await expectSeen(poster, signage, 0.1);
  expect(await signage.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[D-T71] [D-T72] [D-T73] edits survive a reload, are taken back and done again by keys, and are asked about when leaving', async ({
  loggedIn,
}) => {
  const page = await loggedIn(admin);
  await openEditor(page);
  await goToScene(page, '呼出中');
  await chooseLayout(page, 'ワイプ');
  await goToScene(page, '受付中');
  await chooseLayout(page, 'メディアのみ');
  const chosen = (name: string) => expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(page.getByText('未公開の変更 2 件')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByText('未公開の変更 2 件')).toBeVisible();
  await chosen('メディアのみ');

  await chooseLayout(page, 'ワイプ');
  await page.keyboard.press('Control+z');
  await chosen('メディアのみ');
  await page.keyboard.press('Control+Shift+z');
  await chosen('ワイプ');

  await page.getByRole('link', { name: 'サイネージ一覧へ戻る' }).click();
  const question = page.getByRole('dialog', { name: '公開せずに離れますか' });
  await question.getByRole('button', { name: '編集を続ける' }).click();
  await page.getByRole('link', { name: 'サイネージ一覧へ戻る' }).click();
  await question.getByRole('button', { name: '公開せずに離れる' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'サイネージ' })).toBeVisible();
  await openEditor(page);
  await expect(page.getByText('未公開の変更 2 件')).toBeVisible();

  await page.getByRole('button', { name: '公開する' }).click();
  await page.getByRole('button', { name: '下書きを破棄' }).click();
  await expect(page.getByText('すべて反映されています')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('未公開の変更 2 件')).toBeVisible();
});

test('[D-T63] [D-T74] the second of two administrators is told who published, sees both versions, and chooses', async ({
  loggedIn,
}) => {
  const page = await loggedIn(admin);
  await page.request.post('/api/addUser', {
    multipart: {
      name: '山田 花子',
      kana: 'やまだ はなこ',
      login_id: 'hanako@demo.example',
      role: 'companyAdmin',
      password: 'Demo2026!',
      isForceSubmit: '1',
    },
  });
  const other = await loggedIn('hanako@demo.example');
  await openEditor(page);
  await openEditor(other);
  await chooseLayout(page, 'ワイプ');
  await chooseLayout(other, 'メディアのみ');
  await publish(other);
  await expect(other.getByText('受付中：テンプレートを更新しました')).toBeVisible();

  await publish(page);
  const dialog = page.getByRole('dialog', { name: 'ほかの人が先に公開しました' });
  await expect(dialog).toContainText('山田 花子さんが');
  await expect(dialog.getByRole('figure')).toHaveCount(2);
  await expectReadable(page);
  await dialog.getByRole('button', { name: 'わたしの下書きを使う' }).click();
  await expect(page.getByText('受付中：テンプレートを更新しました')).toBeVisible();
  const live = await page.request.post('/api/getSignage', { data: { targetId: 1 } });
  expect((await live.json()).templates[0].layout).toBe('wipe');
});

test('[D-T76] [O-V03] a size that no screen has is told in place, and another orientation moves the scene', async ({
  loggedIn,
}) => {
  const page = await loggedIn(admin);
  await openEditor(page);
  const [width, height] = [page.getByLabel('幅'), page.getByLabel('高さ')];
  const update = page.getByRole('button', { name: 'サイズを更新' });
  for (const wrong of ['0', '-5', '100000', '広い', '']) {
    await width.fill(wrong);
    await expect(page.getByRole('alert')).toHaveText('320～7680 の数で入力してください');
    await expect(update).toBeDisabled();
  }
  await width.fill('1920');
  await height.fill('1080');
  await update.click();
  await expect(page.getByRole('button', { name: 'ボタン', exact: true })).toHaveCount(0);
  const stage = await stageOf(page).locator('[lang="ja"][data-orientation]').boundingBox();
  expect((stage?.width ?? 0) / (stage?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test('[D-T70] [O-T04] a web-reservation user edits the one scene of her own signage, and publishes it', async ({
  loggedIn,
}) => {
  const page = await loggedIn('guest@demo.example');
  await openEditor(page, '/app/reservation/signage/template');
  await expectReadable(page);
  await expect(page.getByRole('navigation', { name: '場面' }).getByRole('button')).toHaveText(['対応中']);
  await expect(page.getByRole('button', { name: 'ボタン', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'その他の操作' })).toHaveCount(0);
  await chooseLayout(page, 'ワイプ');
  await publish(page);
  await expect(page.getByText('対応中：テンプレートを更新しました')).toBeVisible();
});

test('[D-T77] the preview shows every state alive, as large as it really is, in a bright room and a dark one', async ({
  loggedIn,
}) => {
  const page = await loggedIn(admin);
  await openEditor(page);
  await page.keyboard.press('p');
  const preview = page.getByRole('dialog', { name: 'プレビュー' });
  await expect(preview.getByText('受付中').first()).toBeVisible();
  await expectReadable(page);
  await preview.getByText('実寸').click();
  const screen = preview.locator('[lang="ja"][data-orientation]');
  await expect.poll(async () => Math.round((await screen.boundingBox())?.width ?? 0)).toBe(1080);
  await preview.getByText('暗い').click();
  await expectSeen({ red: 0x0d, green: 0x0c, blue: 0x0a }, preview, 0.02);
  await preview.getByRole('combobox', { name: '状態' }).click();
  await page.getByRole('option', { name: '混雑中' }).click();
  await expect(preview.getByText('ただいま混み合っています')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('[D-T78] a link opens the draft elsewhere: for who logs in there, and on the screen itself', async ({
  loggedIn,
  openBrowser,
}) => {
  const page = await loggedIn(admin);
  await givePicture(page);
  await openEditor(page);
  await chooseLayout(page, 'メディアのみ');
  await expectSaved(page);
  await page.getByRole('button', { name: 'スマホで見る' }).click();
  const link = await page.getByLabel('リンク').inputValue();
  await expect(page.getByRole('img', { name: '下書きを開く QR コード' })).toBeVisible();

  const phone = await (await openBrowser()).newPage();
  await phone.goto(link);
  await phone.getByLabel('ログインID').fill(admin);
  await phone.getByLabel('パスワード', { exact: true }).fill('Demo2026!');
  await phone.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(phone.getByRole('heading', { name: '下書き：1F 総合受付' })).toBeVisible();
  await expectSeen(poster, phone, 0.05);

  const screen = await loggedIn('signage1@demo.example');
  await screen.goto(link);
  await expectSeen(poster, screen, 0.05);
  await openSignage(screen);
  await expectUnseen(poster, screen);
  await page.getByRole('button', { name: 'サイネージの画面に1分間映す' }).click();
  await expect(page.getByText('画面に映しています。ふれると元に戻ります。')).toBeVisible();
  await expectSeen(poster, screen, 0.05);
  await screen.mouse.click(20, 20);
  await expectUnseen(poster, screen);
  const guest = await loggedIn('guest@demo.example');
  await guest.goto(link);
  await expect(guest.getByText('この下書きはもうありません')).toBeVisible();
});

test('[D-T66] [D-T67] [D-T68] a scene gets hours of its own, is copied to another screen, and is kept to be used again', async ({
  loggedIn,
}) => {
  const page = await loggedIn(admin);
  await page.request.post('/api/addSignage', { multipart: { name: '2F 受付', storeId: '1' } });
  await openEditor(page);
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'その他の操作' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await menu('この場面に時間帯を追加');
  const hours = page.getByRole('dialog', { name: '受付中の時間帯' });
  await hours.getByRole('button', { name: '決定' }).click();
  await expect(hours.getByText('必須項目です')).toBeVisible();
  await hours.getByLabel('名前').fill('朝');
  await expectReadable(page);
  await hours.getByRole('button', { name: '決定' }).click();
  await expect(page.getByRole('navigation', { name: '場面' }).getByRole('button', { name: '朝' })).toContainText(
    '09:00–12:00',
  );
  await publish(page);
  await expect(page.getByText('受付中：テンプレートを更新しました')).toBeVisible();

  await menu('ほかの画面へコピー');
  const copying = page.getByRole('dialog', { name: 'ほかの画面へコピー' });
  await copying.getByLabel('2F 受付').check();
  await expectReadable(page);
  await copying.getByRole('button', { name: '1 台へコピーする' }).click();
  await expect(page.getByText('1 台の画面へコピーしました')).toBeVisible();

  await menu('ひな形として保存');
  const keeping = page.getByRole('dialog', { name: 'ひな形として保存' });
  await keeping.getByLabel('ひな形の名前').fill('秋の催し');
  await keeping.getByRole('button', { name: '保存する' }).click();
  await menu('ひな形を使う');
  const using = page.getByRole('dialog', { name: 'ひな形を使う' });
  await expect(using.getByText('秋の催し')).toBeVisible();
  await expectReadable(page);
  await using.getByRole('button', { name: '使う' }).click();
  await expect(page.getByText('ひな形「秋の催し」を下書きに入れました')).toBeVisible();
});
