import { expectReadable } from '../support/axe';
import { png } from '../support/png';
import { addStore } from '../support/stores';
import { expect, test } from '../support/test';

test('[O-H01] an administrator sees how her company stands, and each line leads there', async ({ loggedIn }) => {
  const signage = await loggedIn('signage1@demo.example');
  await signage.goto('/app/signage/view');
  const page = await loggedIn('admin@demo.example');
  await addStore(page, '福岡天神店');
  await page.goto('/app/users/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'いま受付で待機している人はいません。' })).toBeVisible();
  const lines = main.getByRole('region', { name: 'いまのようす' });
  const ways = [
    { name: 'サイネージ 2 台中 1 台がオンラインです', path: '/app/signage/list' },
    { name: 'オペレーター 3 名中 1 名がオンライン、0 名が待機中です', path: '/app/users/list' },
    { name: '店舗 3 店です', path: '/app/store/list' },
    { name: 'アバターチャンネル 契約 3 体のうち 0 体を使用中です', path: '/app/channel-operator/1' },
    { name: 'メディア 0 件、2 GB のうち 0 B を使用中です', path: '/app/media/list' },
  ];
  for (const { name, path } of ways) {
    await expect(lines.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expectReadable(page);
});

test('[O-H01] what a new company does first disappears once it is done', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/home');
  const steps = page.getByRole('region', { name: 'はじめに' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'オペレーターを招く' })).toContainText('済みました');
  await expect(steps.getByRole('link', { name: 'ペアリングする' })).toHaveAttribute('href', '/app/signage/pair');

  const signage = await loggedIn('signage1@demo.example');
  await signage.goto('/app/signage/view');
  await page.reload();
  await expect(steps).toContainText('3 つのうち 2 つが済みました');

  const image = { name: 'logo.png', mimeType: 'image/png', buffer: png };
  await page.request.post('/api/addMedia', { multipart: { image } });
  await page.reload();
  await expect(page.getByRole('region', { name: 'いまのようす' })).toContainText('1 件');
  await expect(steps).toBeHidden();
});

test('[O-H01] a system administrator sees the companies and the mails that wait', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  const data = { targetUserId: '', targetUserLoginId: 'operator1@demo.example', passwordReset: true };
  await page.request.post('/api/pwResetUser', { data });
  await page.goto('/app/users/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '2 社がご利用中です。' })).toBeVisible();
  await expect(main.getByRole('link', { name: '送信メールを見る' })).toContainText(
    '渡されていないメールが 1 通あります。',
  );
  await expect(main.getByRole('link', { name: '会社の一覧を見る' })).toHaveAttribute('href', '/app/company/list');
  await expect(main.getByRole('region', { name: 'はじめに' })).toBeHidden();
  await expectReadable(page);
});

test('[O-H01] a system administrator who has chosen a company sees that one first', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  await page.goto('/app/users/home');
  await page.getByRole('combobox', { name: '表示する会社' }).click();
  await page.getByRole('option', { name: '青葉ホーム株式会社' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '青葉ホーム株式会社 のようす' })).toBeVisible();
  await expect(main.getByRole('heading', { name: '社がご利用中です。' })).toBeHidden();
  await expect(main.getByRole('region', { name: 'いまのようす' })).toContainText('3 名中');
});

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
