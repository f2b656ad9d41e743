import { expectReadable } from '../support/axe';
import { menuOf } from '../support/console';
import { chooseFiles, longFilm, mediaOf, openMedia, sendingSpeed, uploadOf } from '../support/media';
import { expect, type Page, test } from '../support/test';

const question = (page: Page) => page.getByRole('dialog', { name: 'ファイルの追加を中止して離れますか' });
const goToStores = (page: Page) => menuOf(page).getByRole('link', { name: '店舗' }).click();

/** Goes on slowly; answers how to let it go on fast. */
async function beginLongUpload(page: Page): Promise<() => Promise<unknown>> {
  await openMedia(page);
  const sendAt = await sendingSpeed(page);
  await sendAt(200_000);
  await chooseFiles(page, [await longFilm('長い動画.mp4')]);
  await expect(uploadOf(page, '長い動画.mp4')).toContainText(/[1-9]\d?%/);
  return () => sendAt(-1);
}

test('[O-M04] leaving is asked about while a file is on its way; who stays lets it arrive', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const goOnFast = await beginLongUpload(page);
  await goToStores(page);
  await expect(question(page)).toContainText('まだ送り終えていないファイルは追加されません。');
  await expectReadable(page);
  await question(page).getByRole('button', { name: 'やめる' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/media\/list$/);

  await goOnFast();
  await expect(uploadOf(page, '長い動画.mp4')).toContainText('追加しました');
  await goToStores(page);
  await expect(page).toHaveURL(/\/app\/store\/list$/);
});

test('[O-M04] [O-M09] who leaves all the same takes the file back', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await beginLongUpload(page);
  await goToStores(page);
  await question(page).getByRole('button', { name: '離れる' }).click();
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  expect(await mediaOf(page)).toEqual([]);
});

test('[O-M04] nobody is asked any more once the file has arrived', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const goOnFast = await beginLongUpload(page);
  await goToStores(page);
  await expect(question(page)).toBeVisible();
  await goOnFast();
  await expect(page).toHaveURL(/\/app\/store\/list$/);
  expect((await mediaOf(page)).map(({ name }) => name)).toEqual(['長い動画']);
});

test('[O-M04] the browser asks before the window is closed, too', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await beginLongUpload(page);
  // A browser asks only for a page that somebody has touched.
  await page.getByRole('heading', { level: 1 }).click();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(uploadOf(page, '長い動画.mp4')).toBeVisible();
});
