import { signageCalls } from '@mukae/contract/calls/signages';
import { expectReadable } from '../support/axe';
import { phone } from '../support/console';
import {
  addMedium,
  chooseFiles,
  filmColour,
  filmFile,
  mediaOf,
  mediaRow,
  openMedia,
  pictureFile,
  uploadOf,
} from '../support/media';
import { callAnswered, countCalls } from '../support/pageTime';
import { expectSeen } from '../support/pixels';
import { signageNamed } from '../support/signages';
import { expect, type Page, test } from '../support/test';

const nameField = (page: Page) => page.getByRole('textbox', { name: '名前', exact: true });

async function rename(page: Page, before: string, after: string): Promise<void> {
  await page.getByRole('button', { name: `${before} の名前を変える` }).click();
  await nameField(page).fill(after);
  await nameField(page).press('Enter');
  await expect(nameField(page)).toHaveCount(0);
}

/** The first scene of the first screen of the demo shows this medium. */
async function showOnScreen(page: Page, mediaId: number): Promise<void> {
  const { id: signageId } = await signageNamed(page, '1F 総合受付');
  const one = await page.request.post('/api/getSignage', { data: { targetId: signageId } });
  const { templates } = signageCalls.getSignage.output.parse(await one.json());
  const templateId = templates[0]?.id ?? 0;
  const change = {
    isUpdateTemplate: '1',
    signageId,
    templateId,
    templateTarget: 'media',
    islibraryMedia: '1',
    mediaId,
  };
  const answer = await page.request.post('/api/updateSignage', { multipart: change });
  expect(answer.ok()).toBe(true);
}

test('[O-M03] a medium is renamed where it stands', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await addMedium(page, await pictureFile('店内図.png'));
  await openMedia(page);
  await callAnswered(page, '/api/updateMedia', () => rename(page, '店内図', 'フロアマップ 2F'));
  await expect(mediaRow(page, 'フロアマップ 2F')).toBeVisible();
  await expect(page.getByRole('button', { name: 'フロアマップ 2F の名前を変える' })).toBeFocused();
  expect((await mediaOf(page)).map(({ name }) => name)).toEqual(['フロアマップ 2F']);
});

test('[O-M03] an empty name is reverted, and an unchanged one sends nothing', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await addMedium(page, await pictureFile('店内図.png'));
  await openMedia(page);
  const sent = countCalls(page, '/api/updateMedia');
  await rename(page, '店内図', '');
  await expect(mediaRow(page, '店内図')).toBeVisible();
  await rename(page, '店内図', ' 店内図 ');
  await expect(mediaRow(page, '店内図')).toBeVisible();
  expect(sent()).toBe(0);
});

test('[O-M08] what a screen shows is deleted only after asking, and the question says where', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await showOnScreen(page, await addMedium(page, await pictureFile('冬の相談会.png')));
  await openMedia(page);
  await expect(mediaRow(page, '冬の相談会')).toContainText('東京本店 1F 総合受付');
  await page.getByRole('button', { name: '冬の相談会 を削除する' }).click();
  const dialog = page.getByRole('dialog', { name: '「冬の相談会」を削除しますか' });
  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(dialog).toContainText('SVER-63');
  await expect(dialog).toContainText('東京本店 1F 総合受付');
  await expectReadable(page);
  expect(await mediaOf(page)).toHaveLength(1);

  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('「冬の相談会」を削除しました')).toBeVisible();
  await expect(page.getByText('メディアはまだありません')).toBeVisible();
  expect(await mediaOf(page)).toEqual([]);
});

test('[O-M01] a film plays in its preview, from any place', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await addMedium(page, await filmFile('店内のご案内.mp4'));
  await openMedia(page);
  await page.getByRole('button', { name: '店内のご案内 を表示する' }).click();
  const film = page.getByRole('dialog', { name: '店内のご案内' }).locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 4;
  });
  await expect(film).toHaveJSProperty('currentTime', 4);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  await expectSeen(filmColour, film, 0.05);
  await expectReadable(page);
});

test('[O-M01] the table is searched, filtered and sorted', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  for (const name of ['い.png', 'あ.png']) await addMedium(page, await pictureFile(name));
  await addMedium(page, await filmFile('う.mp4'));
  await openMedia(page);
  const names = page.getByRole('button', { name: /の名前を変える$/ });
  await page.getByRole('button', { name: '名前', exact: true }).click();
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveAccessibleName('あ の名前を変える');
  await page.getByRole('combobox', { name: '種類' }).click();
  await page.getByRole('option', { name: '.mp4' }).click();
  await expect(names).toHaveCount(1);
  await expect(names).toHaveAccessibleName('う の名前を変える');
});

test('[O-M01] a web-reservation user keeps media of her own', async ({ loggedIn }) => {
  const page = await loggedIn('guest@demo.example');
  const admin = await loggedIn('admin@demo.example');
  await addMedium(admin, await pictureFile('会社の画像.png'));
  await openMedia(page);
  await chooseFiles(page, [await pictureFile('私の画像.png')]);
  await expect(uploadOf(page, '私の画像.png')).toContainText('追加しました');
  await expect(mediaRow(page, '私の画像')).toBeVisible();
  await expect(mediaRow(page, '会社の画像')).toHaveCount(0);
});

test('[W-13] axe finds no serious violation on the media, wide and narrow', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await addMedium(page, await pictureFile('店内図.png'));
  await openMedia(page);
  await chooseFiles(page, [
    await filmFile('動画.mp4'),
    { name: '偽物.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
  ]);
  await expect(uploadOf(page, '偽物.png').getByRole('alert')).toBeVisible();
  await expect(mediaRow(page, '動画').locator('img')).toBeVisible();
  await expectReadable(page);
  await page.setViewportSize(phone);
  await expect(page.getByRole('list', { name: 'メディアの一覧' })).toBeVisible();
  await expectReadable(page);
});
