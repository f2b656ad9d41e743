import { errors } from '@mukae/contract/errors/errors';
import { expectReadable } from '../support/axe';
import { menuOf } from '../support/console';
import { expectSaidInPage, frameStays } from '../support/framePlaces';
import { test as mortalTest } from '../support/mortalService';
import { test } from '../support/readingTest';
import { cardOf, standbyPath } from '../support/standby';
import { storesOf } from '../support/stores';
import { expect, test as ownTest, type Page } from '../support/test';

const { code, status, text } = errors.unavailable;
const unavailable = { status, json: { result: 'Error', code, msg: text.ja } };

test('[A-X02] [D-E06] [W-13] a server that is away is told in the page, which loads on demand, or by itself once it is back', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const card = cardOf(page, '1F 総合受付');
  const words = 'サーバーに接続できません。つながりしだい、自動で読み込みます。';
  await page.route('**/health', (route) => route.fulfill(unavailable));

  await test.step('a button loads again', async () => {
    await page.route('**/api/**', (route) => route.fulfill(unavailable));
    await page.goto(standbyPath);
    await expectSaidInPage(page, words);
    await expectReadable(page);
    const banner = page.getByRole('main').getByRole('alert').first();
    await expect(banner).toContainText('SVER-18');
    await page.unroute('**/api/**');
    await banner.getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect(card).toBeVisible();
  });

  await test.step('it loads by itself when the server answers again', async () => {
    for (const away of ['**/api/**', '**/noto-sans-jp*.css']) await page.route(away, (route) => route.abort());
    await page.goto(standbyPath);
    await expectSaidInPage(page, words);
    await page.unroute('**/api/**');
    await page.unroute('**/health');
    await expect(card).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  });
});

/** How often the page was begun anew. */
function countBeginnings(page: Page): () => number {
  let beginnings = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) beginnings += 1;
  });
  return () => beginnings;
}

async function openStoreForm(page: Page, name: string) {
  await page.goto('/app/store/add');
  const field = page.getByLabel('店舗名');
  await field.fill(name);
  return { field, add: page.getByRole('button', { name: '追加する' }) };
}

const namesakes = async (page: Page, name: string) =>
  (await storesOf(page)).filter((store) => store.name === name).length;

mortalTest(
  '[D-E06] [A-S21] the server dies while somebody saves and while she goes to another page: the frame stays, what she entered stays, and all goes on once it is back',
  async ({ mortal, loggedIn }) => {
    const page = await loggedIn('admin@demo.example');
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/addStore') && sent.push(request.url()));
    const { field, add } = await openStoreForm(page, '仙台駅前店');
    const expectFrame = await frameStays(page);

    await mortalTest.step('what is saved meanwhile stays in the form and is not sent by itself', async () => {
      await mortal.kill();
      await add.click();
      await expectSaidInPage(page, 'サーバーに接続できませんでした。入力した内容はそのまま残っています。');
      await expectFrame();
      await mortal.start();
      await expectSaidInPage(page, 'サーバーにつながりました。');
      await expect(field).toHaveValue('仙台駅前店');
      expect([sent.length, await namesakes(page, '仙台駅前店')]).toEqual([1, 0]);
      await add.click();
      await expect(page).toHaveURL('/app/store/list');
      expect([sent.length, await namesakes(page, '仙台駅前店')]).toEqual([2, 1]);
    });

    await mortalTest.step('a page whose code does not come says so in its place, and appears', async () => {
      await mortal.kill();
      await menuOf(page).getByRole('link', { name: '操作履歴' }).click();
      await expectSaidInPage(page, 'ページを読み込めませんでした');
      await expectFrame();
      const begun = countBeginnings(page);
      await mortal.start();
      await expect(page.getByRole('heading', { name: '操作履歴', level: 1 })).toBeVisible();
      await expect(page).toHaveURL('/app/audit/list');
      expect(begun()).toBe(1);
    });
  },
);

ownTest(
  '[D-E06] the server has other files by now: a form that is open is saved all the same, and the next page is begun anew, once',
  async ({ loggedIn }) => {
    const page = await loggedIn('admin@demo.example');
    const { add } = await openStoreForm(page, '盛岡店');
    await page.waitForLoadState('networkidle');
    const begun = countBeginnings(page);
    // The names of the files that this page knows are gone; with the next one come others.
    await page.route('**/assets/**', (route) =>
      begun() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await add.click();
    await expect(page.getByRole('main').getByText('盛岡店')).toBeVisible();
    await expect(page).toHaveURL('/app/store/list');
    await expect(page.getByRole('table')).toBeVisible();
    expect([begun(), await namesakes(page, '盛岡店')]).toEqual([1, 1]);
  },
);

ownTest('[D-E16] a save whose answer is lost, pressed again, adds one store', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const { add } = await openStoreForm(page, '青森店');
  await page.route('**/api/addStore', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add.click();
  await expectSaidInPage(page, 'サーバーにつながりました。');
  await page.unroute('**/api/addStore');
  await add.click();
  await expect(page).toHaveURL('/app/store/list');
  await expect(page.getByText('店舗を追加しました')).toBeVisible();
  expect(await namesakes(page, '青森店')).toBe(1);
});
