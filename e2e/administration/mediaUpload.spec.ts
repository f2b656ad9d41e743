import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectReadable } from '../support/axe';
import { menuOf } from '../support/console';
import { chooseFiles, longFilm, mediaOf, mediaRow, openMedia, sendingSpeed, uploadOf } from '../support/media';
import { expect, type Page, test } from '../support/test';

const goToStores = (page: Page) => menuOf(page).getByRole('link', { name: '店舗' }).click();

test('[O-M04] [O-M09] a file on its way is left only after a question; cut in the middle it leaves nothing, and can be tried again', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await openMedia(page);
  const before = await filesIn(service.dataDir);
  const sendAt = await sendingSpeed(page);
  await sendAt(40_000);
  await chooseFiles(page, [await longFilm('長い動画.mp4')]);
  const upload = uploadOf(page, '長い動画.mp4');
  await expect(upload).toContainText(/[1-9]\d?%/);
  await expect.poll(() => filesIn(service.dataDir)).not.toEqual(before);

  await goToStores(page);
  const question = page.getByRole('dialog', { name: 'ファイルの追加を中止して離れますか' });
  await expectReadable(page);
  await question.getByRole('button', { name: 'やめる' }).click();
  await expect(question).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await upload.getByRole('button', { name: '長い動画.mp4 の追加を中止する' }).click();
  await expect(upload).toContainText('中止しました');
  await sendAt(-1);
  await expect.poll(() => filesIn(service.dataDir)).toEqual(before);
  expect(await mediaOf(page)).toEqual([]);

  await upload.getByRole('button', { name: 'もう一度' }).click();
  await expect(upload).toContainText('追加しました');
  await expect(mediaRow(page, '長い動画')).toBeVisible();

  await test.step('who leaves all the same takes the file back', async () => {
    await sendAt(40_000);
    await chooseFiles(page, [await longFilm('もう一つ.mp4')]);
    await expect(uploadOf(page, 'もう一つ.mp4')).toContainText(/[1-9]\d?%/);
    await goToStores(page);
    await question.getByRole('button', { name: '離れる' }).click();
    await expect(page).toHaveURL(/\/app\/store\/list$/);
    await expect.poll(() => filesIn(join(service.dataDir, 'uploads'))).toEqual([]);
    expect((await mediaOf(page)).map(({ name }) => name)).toEqual(['長い動画']);
  });
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
}
