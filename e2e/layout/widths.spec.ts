import { inBothLanguages } from '../support/bothLanguages';
import { phone } from '../support/console';
import { fillMonth } from '../support/fullMonth';
import { test } from '../support/readingTest';
import { expect, test as testAlone } from '../support/test';

const company = '青葉ホーム株式会社';

const lists = [
  { path: '/app/users/list', name: 'ユーザーの一覧' },
  { path: '/app/calls/list', name: '応対の一覧' },
];

test('[O-U01] [O-L60] on a phone no list is wider than its page', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  for (const { path, name } of lists) {
    await page.goto(path);
    await expect(page.getByRole('list', { name }).getByRole('listitem').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width);
  }
});

const tables = {
  'admin@demo.example': [
    '/app/users/list',
    '/app/signage/list',
    '/app/store/list',
    '/app/calls/list',
    '/store/users?id=1',
    '/app/reservation/company',
    '/app/reservation/usage/statistics',
  ],
  'system@demo.example': [
    '/app/users/list',
    '/app/signage/list',
    '/app/store/list',
    '/app/calls/list',
    '/app/company/list',
    '/app/reservation/company',
  ],
  'guest@demo.example': ['/app/reservation/list', '/app/reservation/usage/statistics'],
};

testAlone(
  '[D-C02] on a small desktop no table is wider than the page has room for, in either language',
  async ({ loggedIn, service }) => {
    await fillMonth(service);
    for (const [loginId, paths] of Object.entries(tables)) {
      const page = await loggedIn(loginId);
      const table = page.getByRole('table');
      await page.setViewportSize({ width: 1024, height: 768 });
      const open = async (path: string) => {
        await page.goto(path);
        await expect(table.getByRole('row').nth(1)).toBeVisible();
      };
      await inBothLanguages(page, paths, open, async (name) => {
        await page.evaluate(() => document.fonts.ready);
        const room = await table.locator('..').evaluate(({ clientWidth }) => clientWidth);
        expect((await table.boundingBox())?.width, `${loginId} ${name}`).toBeLessThanOrEqual(room);
      });
    }
  },
);

const managers = [
  { who: 'an administrator', loginId: 'admin@demo.example' },
  { who: 'a system administrator, who reads the company as well', loginId: 'system@demo.example', reads: company },
];

for (const { who, loginId, reads } of managers)
  test(`[D-C02] on a small desktop the list of users keeps what it is sorted by, the role and the store in sight, unbroken, for ${who}`, async ({
    loggedIn,
  }) => {
    const page = await loggedIn(loginId);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/app/users/list');
    const row = page.getByRole('row').filter({ hasText: '佐藤 美咲' });
    await expect(page.getByRole('columnheader', { name: 'ユーザー' })).toHaveAttribute('aria-sort', 'ascending');
    await page.evaluate(() => document.fonts.ready);
    for (const word of ['さとう　みさき', 'オペレーター', '東京本店']) {
      const place = await row.getByText(word, { exact: true }).boundingBox();
      expect(place?.height, word).toBeLessThan(28);
    }
    if (reads) await expect(row.getByText(reads)).toBeInViewport({ ratio: 1 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const table = await page.getByRole('table').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(1024);
  });
