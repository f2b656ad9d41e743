import { test } from '../support/readingTest';
import { storeNamed } from '../support/stores';
import { expect } from '../support/test';

test('a toast leaves the foot of a form free', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  const { id } = await storeNamed(page, '東京本店');
  // So low that the foot stands over the form.
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto(`/app/store/update?id=${id}`);
  await page.route('**/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'ログアウト' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'ログアウトできませんでした' });
  await expect(toast).toBeInViewport({ ratio: 1 });

  const told = await toast.boundingBox();
  const button = await page.getByRole('button', { name: '保存する' }).boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
