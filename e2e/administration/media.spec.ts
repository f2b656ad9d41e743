import { expectReadable } from '../support/axe';
import { phone } from '../support/console';
import {
  chooseFiles,
  filmColour,
  filmFile,
  mediaOf,
  mediaRow,
  openMedia,
  pictureColour,
  pictureFile,
  uploadOf,
} from '../support/media';
import { expectSeen } from '../support/pixels';
import { templateChanger } from '../support/templates';
import { expect, test } from '../support/test';

test('[O-M01] [O-M02] [O-M04] [O-M05] [O-M07] [W-13] chosen files arrive and can be seen, a film by one of its frames; it plays from any place', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  const file = await pictureFile('冬の相談会.png');
  await chooseFiles(page, [
    file,
    await filmFile('店内のご案内.mp4'),
    { name: '偽物.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
  ]);
  await expect(uploadOf(page, '冬の相談会.png')).toContainText('追加しました');
  await expect(uploadOf(page, '偽物.png').getByRole('alert')).toBeVisible();
  const row = mediaRow(page, '冬の相談会');
  await expectSeen(pictureColour, row.locator('img'), 0.8);
  await expect(row).toContainText('2099/11/16 09:00');
  await expect(row).toContainText(`${Math.round(file.buffer.length / 1024)} KB`);

  const frame = mediaRow(page, '店内のご案内').getByRole('button', { name: '店内のご案内 を表示する' });
  await expect(frame.locator('img')).toHaveAttribute('src', /^\/files\/media\/.+\.webp$/);
  await expect
    .poll(() => frame.locator('img').evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]))
    .toEqual([203, 360]);
  await expectSeen(filmColour, frame.locator('img'), 0.05);
  const used = (await mediaOf(page)).reduce((sum, { size }) => sum + size, 0);
  const storage = page.getByRole('region', { name: '保管容量' });
  await expect(storage).toContainText(`使用中 ${Math.round(used / 1024)} KB`);
  await expectReadable(page);

  await frame.click();
  const film = page.getByRole('dialog', { name: '店内のご案内' }).locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 4;
  });
  await expect(film).toHaveJSProperty('currentTime', 4);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await expectSeen(filmColour, film, 0.05);
  await expectReadable(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await expect(page.getByRole('list', { name: 'メディアの一覧' })).toBeVisible();
  await expectReadable(page);
});

test('[O-M03] [O-M08] a medium is renamed where it stands, and deleted after asking since a screen shows it', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  await chooseFiles(page, [await pictureFile('店内図.png')]);
  await page.getByRole('button', { name: '店内図 の名前を変える' }).click();
  const name = page.getByRole('textbox', { name: '名前', exact: true });
  await name.fill('フロアマップ 2F');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'フロアマップ 2F の名前を変える' })).toBeFocused();
  await expect.poll(async () => (await mediaOf(page)).map((medium) => medium.name)).toEqual(['フロアマップ 2F']);

  const show = await templateChanger(page, 'Standby');
  await show({ templateTarget: 'media', islibraryMedia: '1', mediaId: String((await mediaOf(page))[0]?.id) });
  await page.getByRole('button', { name: 'フロアマップ 2F を削除する' }).click();
  const dialog = page.getByRole('dialog', { name: '「フロアマップ 2F」を削除しますか' });
  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(dialog).toContainText('SVER-63');
  await expect(dialog).toContainText('東京本店 1F 総合受付');
  await expectReadable(page);
  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('メディアはまだありません')).toBeVisible();
  expect(await mediaOf(page)).toEqual([]);
});
