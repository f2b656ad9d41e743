import { signageLogin } from '../support/calls';
import { renameStore } from '../support/stores';
import { expect, type Page, test } from '../support/test';

/** What stands out of the card or the table that it belongs to. */
const outgrown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article, table')].flatMap((box) => {
      const edge = (box.matches('table') ? box.parentElement : box)?.getBoundingClientRect().right ?? 0;
      return [box, ...box.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > edge + 1)
        .map(({ textContent }) => textContent ?? '');
    }),
  );

test('[D-C10] a long name pushes nothing out of its card or its table', async ({ loggedIn }) => {
  const admin = await loggedIn('admin@demo.example');
  const signage = await loggedIn(signageLogin);
  await renameStore(admin, 1, '札幌駅前ステラプレイスコンシェルジュカウンター');
  const left = await signage.request.post('/api/leaveMessage', {
    data: { text: `ご連絡ください。${'long'.repeat(30)}`, contact: '090-1234-5678' },
  });
  expect(left.ok()).toBe(true);
  for (const width of [1440, 1024]) {
    await admin.setViewportSize({ width, height: 900 });
    for (const { path, reads } of [
      { path: '/app/service/standby', reads: '入室' },
      { path: '/app/messages/list', reads: '対応済みにする' },
    ]) {
      await admin.goto(path);
      await expect(admin.getByRole('button', { name: reads }).first()).toBeVisible();
      await admin.evaluate(() => document.fonts.ready);
      expect(await outgrown(admin), `${path} at ${width}`).toEqual([]);
    }
  }
});
