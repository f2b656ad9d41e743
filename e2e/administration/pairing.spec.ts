import { expectReadable } from '../support/axe';
import { expectLoggedOut, whoAmI } from '../support/console';
import { choose, expectList } from '../support/signages';
import { expect, test } from '../support/test';

test('[O-G08] [O-G09] a new device becomes a signage that is online after a question, and its other device is logged out', async ({
  loggedIn,
  page: device,
}) => {
  const old = await loggedIn('signage1@demo.example');
  await old.goto('/app/signage/view');
  await device.setViewportSize({ width: 1080, height: 1920 });
  await device.goto('/pair');
  const code = device.getByRole('img', { name: /^ペアリングコード/ });
  await expect(code).toHaveText(/^\d{6}$/);
  await expectReadable(device);

  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/pair');
  await expect(page.getByLabel('端末で開くアドレス')).toHaveValue(/^http:.*\/pair$/);
  await expectReadable(page);
  await page.getByLabel('ペアリングコード').fill((await code.textContent()) ?? '');
  await choose(page, 'サイネージ', '1F 総合受付（東京本店）');
  await page.getByRole('button', { name: 'ペアリングする' }).click();
  const question = page.getByRole('dialog', { name: '別の端末と入れ替えますか' });
  await expect(question).toContainText('このサイネージは別の端末で使われています。');
  await expectReadable(page);
  await question.getByRole('button', { name: 'ペアリングする' }).click();
  await expectList(page);

  await expect(device).toHaveURL(/\/app\/signage\/view$/);
  expect(await whoAmI(device)).toMatchObject({ role: 'signage', name: '1F 総合受付' });
  await expectLoggedOut(old);
});
