import { phone } from '../support/console';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

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
