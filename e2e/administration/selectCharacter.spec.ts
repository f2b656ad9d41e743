import { jacketColour } from '../support/avatar';
import { expectReadable } from '../support/axe';
import { castOf, whoAmI } from '../support/console';
import { expectSeen } from '../support/pixels';
import { save } from '../support/profile';
import { expect, test } from '../support/test';

/** The film moves only for those who do not mind. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[O-U14] the first waits in the film while one is undecided; another is chosen, seen at once, and kept', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  const cast = await castOf(page);
  const third = cast[2];
  await page.goto('/app/select-character');
  await expect(page.getByRole('radio', { name: '未定' })).toBeChecked();
  const film = page.locator('video');
  await expect(film).toHaveAttribute('src', cast[0]?.standby_image_url ?? '');
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveJSProperty('muted', true);
  await expectSeen(jacketColour, film, 0.05);
  const [first, ...others] = cast.map(({ image_url }) => page.locator(`img[src="${image_url}"]`).first());
  if (first) await expectSeen(jacketColour, first, 0.02);
  for (const other of others) await expect(other).toBeVisible();

  await page.getByRole('radio', { name: third?.name ?? '' }).check({ force: true });
  await expect(film).toHaveAttribute('src', third?.standby_image_url ?? '');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'キャラクターを変更しました' })).toBeVisible();
  expect(await whoAmI(page)).toMatchObject({ characterId: third?.id });
  await expectReadable(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: third?.name ?? '' })).toBeChecked();
});
