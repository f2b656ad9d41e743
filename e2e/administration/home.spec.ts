import { expectReadable } from '../support/axe';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

test('[O-H01] an operator sees whether she waits, whose calls she can answer and as whom', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/users/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'いま離席中です。' })).toBeVisible();
  const lines = main.getByRole('region', { name: 'わたしの受付' });
  await expect(lines.getByRole('link', { name: '2 台中 0 台がオンラインです' })).toHaveAttribute(
    'href',
    '/app/signage/list',
  );
  await expect(lines.getByRole('link', { name: 'で応対します' })).toHaveAttribute('href', '/app/select-character');
  await expectReadable(page);
});

test('[O-H01] [W-13] an administrator sees how her company stands, and everybody can read it', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/home');
  const lines = page.getByRole('region', { name: 'いまのようす' });
  await expect(lines.getByRole('link', { name: 'サイネージ 2 台中 0 台がオンラインです' })).toBeVisible();
  await expectReadable(page);
});
