import { inBothLanguages } from '../support/bothLanguages';
import { phone } from '../support/console';
import { cutWords } from '../support/cutWords';
import { everyPage } from '../support/everyPage';
import { fillMonth } from '../support/fullMonth';
import { test } from '../support/readingTest';
import { expect, type Page, test as testAlone } from '../support/test';
import { openQuietly } from '../support/untilQuiet';

async function expectWhole(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(phone.width);
  expect.soft(await cutWords(page), address).toEqual([]);
}

test('[D-C08] [D-C10] on a phone a dialog shows the words of its answers whole', async ({ loggedIn }) => {
  const first = await loggedIn('operator2@demo.example');
  await first.goto('/app/users/profile');
  await expect(first.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  const second = await loggedIn('operator2@demo.example');
  await second.setViewportSize(phone);
  await second.goto('/app/users/profile');
  await expect(second.getByRole('dialog', { name: 'この画面でつなぎ直しますか' })).toBeVisible();
  expect(await cutWords(second)).toEqual([]);
});

test('[D-C10] on a phone the opening hours of a week stand whole', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/company/info');
  await page.getByLabel('受付時間を設定する').check();
  await expect(page.getByLabel('月曜日の始まり')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await cutWords(page)).toEqual([]);
});

async function expectWholeInBoth(page: Page, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize(phone);
  const open = (address: string) => openQuietly(page, address);
  await inBothLanguages(page, addresses, open, (name) => expectWhole(page, name));
}

const whole = 'scrolls sideways, and no words on it are cut, in either language';

/** Several, so that more than one worker can have them. */
const thirds = ['first', 'second', 'last'] as const;
for (const [place, third] of thirds.entries())
  test(`[D-C10] on a phone of an administrator no page of the ${third} third of hers ${whole}`, async ({
    loggedIn,
  }) => {
    const { admin } = await everyPage();
    const own = admin.filter((_, number) => number % thirds.length === place);
    await expectWholeInBoth(await loggedIn('admin@demo.example'), own);
  });

test(`[D-C10] on a phone of a system administrator no page ${whole}`, async ({ loggedIn }) => {
  await expectWholeInBoth(await loggedIn('system@demo.example'), (await everyPage()).system);
});

testAlone(
  `[D-C10] on a phone of a web-reservation user and of an administrator no page of a full month ${whole}`,
  async ({ loggedIn, service }) => {
    const { ongoing } = await fillMonth(service);
    const { guest, overseer } = await everyPage();
    const calendar = '/app/reservation/calendar';
    const others = [`${calendar}?view=week`, `${calendar}?view=month`, `${calendar}?reservation=${ongoing}`];
    await expectWholeInBoth(await loggedIn('guest@demo.example'), [...guest, ...others]);
    const admin = await loggedIn('admin@demo.example');
    await expectWholeInBoth(admin, overseer);
    await openQuietly(admin, '/app/reservation/company');
    await admin
      .getByRole('button', { name: /キャンセルする|^Cancel / })
      .first()
      .click();
    await expect(admin.getByRole('dialog')).toBeVisible();
    await expectWhole(admin, 'the dialog that cancels');
  },
);

testAlone(`[D-C10] on a phone of somebody who is not logged in no page ${whole}`, async ({ openBrowser, service }) => {
  await fillMonth(service);
  await expectWholeInBoth(await (await openBrowser()).newPage(), (await everyPage()).nobody);
});
