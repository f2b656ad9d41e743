import { whoAmI } from '../support/console';
import { pictureColour, pictureFile } from '../support/media';
import { expectSeen } from '../support/pixels';
import { png } from '../support/png';
import { openProfile, save, sentForms } from '../support/profile';
import { test } from '../support/readingTest';
import { test as changingTest, expect, type Page } from '../support/test';

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** As if the person had picked the file in the system's own window. */
async function choosePicture(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '画像を選ぶ' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

test('[A-V13] a gif is refused in words, a choice can be taken back, and what only calls itself a png is refused by the server', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const sent = sentForms(page);
  await choosePicture(page, 'face.gif', 'image/gif', gif);
  await expect(page.getByText('登録できるのは拡張子がpng、jpgの画像のみです')).toBeVisible();
  await expect(page.getByRole('button', { name: '保存する' })).toBeDisabled();

  await choosePicture(page, 'face.jpg', 'image/jpeg', png);
  await expect(page.getByText('face.jpg を選択中です')).toBeVisible();
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect(page.getByText('face.jpg を選択中です')).toBeHidden();
  await expect(page.getByRole('button', { name: '保存する' })).toBeDisabled();
  expect(sent).toEqual([]);

  await choosePicture(page, 'face.png', 'image/png', gif);
  await save(page);
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toContainText('登録できるのは拡張子がpng、jpgの画像のみです');
  await expect(banner).toContainText('SVER-25');
  expect(await whoAmI(page)).toMatchObject({ image: '' });
});

changingTest('[A-V13] a png shows in the top bar afterwards, and nothing else has changed', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const before = await whoAmI(page);
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  const { name, mimeType, buffer } = await pictureFile('face.png');
  await choosePicture(page, name, mimeType, buffer);
  await expect(page.getByText('face.png を選択中です')).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/app\/service\/standby$/);

  const { image, version, ...others } = await whoAmI(page);
  expect({ ...before, ...others }).toEqual(before);
  expect(version).toBe(before.version + 1);
  expect(image).toMatch(/^\/files\/users\//);
  const picture = page.getByRole('banner').locator('img');
  await expect(picture).toHaveAttribute('src', image);
  await expectSeen(pictureColour, picture, 0.7);
});
