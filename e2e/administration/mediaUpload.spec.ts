import { readdir } from 'node:fs/promises';
import { mediaQuota } from '@mukae/contract/domain/media/media';
import {
  addMedium,
  chooseFiles,
  filmColour,
  filmFile,
  longFilm,
  mediaOf,
  mediaRow,
  openMedia,
  pictureColour,
  pictureFile,
  pretendSize,
  sendingSpeed,
  uploadOf,
} from '../support/media';
import { countCalls } from '../support/pageTime';
import { expectSeen } from '../support/pixels';
import { expect, test } from '../support/test';

const tooMuch = 'ファイルサイズが上限を超えるため、メディアを追加できません。';
const wrongType = '追加できるのはpng、jpg、mp4のファイルのみです。';

test('[O-M01] [O-M02] [O-M04] chosen files arrive, stand in the table and count towards the storage', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  const file = await pictureFile('冬の相談会.png');
  await chooseFiles(page, [file, await pictureFile('店内図.png')]);
  await expect(uploadOf(page, '冬の相談会.png')).toContainText('追加しました');
  await expect(uploadOf(page, '店内図.png')).toContainText('追加しました');

  const row = mediaRow(page, '冬の相談会');
  await expectSeen(pictureColour, row.locator('img'), 0.8);
  await expect(row).toContainText('.png');
  await expect(row).toContainText('2099/11/16 09:00');
  await expect(row).toContainText(`${Math.round(file.buffer.length / 1024)} KB`);
  await expect(row).toContainText('なし');
  const used = (await mediaOf(page)).reduce((sum, { size }) => sum + size, 0);
  const storage = page.getByRole('region', { name: '保管容量' });
  await expect(storage).toContainText(`使用中 ${Math.round(used / 1024)} KB`);
  await expect(storage).toContainText('/ 2 GB');
});

test('[O-M04] files may be dropped, too', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  const { name, mimeType, buffer } = await pictureFile('置いた画像.png');
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      return transfer;
    },
    { name, mimeType, base64: buffer.toString('base64') },
  );
  await page.getByText('ファイルを置く・選ぶ').dispatchEvent('drop', { dataTransfer });
  await expect(uploadOf(page, name)).toContainText('追加しました');
  await expect(mediaRow(page, '置いた画像')).toBeVisible();
});

test('[O-M05] what only bears the name of a picture or a film is refused with the reason', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await chooseFiles(page, [
    { name: 'ページ.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script></html>') },
    { name: '図.png', mimeType: 'image/png', buffer: Buffer.from(svg) },
    { name: '動画.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(4096, 7) },
  ]);
  for (const name of ['ページ.png', '図.png', '動画.mp4']) {
    await expect(uploadOf(page, name).getByRole('alert')).toContainText(wrongType);
    await expect(uploadOf(page, name).getByRole('button', { name: 'もう一度' })).toHaveCount(0);
  }
  expect(await mediaOf(page)).toEqual([]);
});

test('[O-M05] an empty file is not even sent, and not offered again', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  const sent = countCalls(page, '/api/addMedia');
  await chooseFiles(page, [{ name: '空.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }]);
  await expect(uploadOf(page, '空.png').getByRole('alert')).toContainText('空のファイルは追加できません。');
  await expect(uploadOf(page, '空.png').getByRole('button', { name: 'もう一度' })).toHaveCount(0);
  expect(sent()).toBe(0);
});

test('[O-M06] a file that does not fit any more is not even sent', async ({ loggedIn, service }) => {
  const page = await loggedIn('admin@demo.example');
  await addMedium(page, await pictureFile('前から.png'));
  await pretendSize(service, mediaQuota - 100);
  await openMedia(page);
  await expect(page.getByRole('region', { name: '保管容量' })).toContainText('残り 100 B');
  const sent = countCalls(page, '/api/addMedia');
  await chooseFiles(page, [await pictureFile('大きい.png')]);
  await expect(uploadOf(page, '大きい.png').getByRole('alert')).toContainText(tooMuch);
  expect(sent()).toBe(0);
});

test('[O-M06] the server counts once more, and a file that fits again may be sent again', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await addMedium(page, await pictureFile('前から.png'));
  await openMedia(page);
  await expect(page.getByRole('region', { name: '保管容量' })).toContainText('使用中');
  await pretendSize(service, mediaQuota - 100);
  await chooseFiles(page, [await pictureFile('大きい.png')]);
  await expect(uploadOf(page, '大きい.png').getByRole('alert')).toContainText(tooMuch);

  await pretendSize(service, 100);
  await uploadOf(page, '大きい.png').getByRole('button', { name: 'もう一度' }).click();
  await expect(uploadOf(page, '大きい.png')).toContainText('追加しました');
});

test('[O-M07] a frame of a film becomes its thumbnail', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  await chooseFiles(page, [await filmFile('店内のご案内.mp4')]);
  const picture = mediaRow(page, '店内のご案内')
    .getByRole('button', { name: '店内のご案内 を表示する' })
    .locator('img');
  await expect(picture).toHaveAttribute('src', /^\/files\/media\/.+\.webp$/);
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]))
    .toEqual([203, 360]);
  await expectSeen(filmColour, picture, 0.05);
});

test('[O-M04] [O-M09] an upload that is cut in the middle leaves nothing, and can be tried again', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  const before = await filesIn(service.dataDir);
  const sendAt = await sendingSpeed(page);
  await sendAt(200_000);
  await chooseFiles(page, [await longFilm('長い動画.mp4')]);
  const upload = uploadOf(page, '長い動画.mp4');
  await expect(upload).toContainText(/[1-9]\d?%/);
  await expect.poll(() => filesIn(service.dataDir)).not.toEqual(before);
  await upload.getByRole('button', { name: '長い動画.mp4 の追加を中止する' }).click();
  await expect(upload).toContainText('中止しました');
  await sendAt(-1);
  await expect.poll(() => filesIn(service.dataDir)).toEqual(before);
  expect(await mediaOf(page)).toEqual([]);

  await upload.getByRole('button', { name: 'もう一度' }).click();
  await expect(upload).toContainText('追加しました');
  await expect(mediaRow(page, '長い動画')).toBeVisible();
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
}
