import { jacketColour } from '../support/avatar';
import { expectReadable } from '../support/axe';
import { castOf, chooseLanguage } from '../support/console';
import { japaneseOn } from '../support/japaneseOn';
import { expectSeen } from '../support/pixels';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

/** The film moves only for those who do not mind. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[A-F04] [A-F05] [A-P04] [W-13] at home the whole cast stands; a preview plays a muted mp4 over and over, or when she asks for it, and gives the focus back', async ({
  loggedIn,
}) => {
  const page = await loggedIn('guest@demo.example');
  const cast = await castOf(page);
  await page.goto('/app/users/home');
  const members = page.getByRole('region', { name: /キャラクター$/ }).getByRole('button');
  await expect(members).toHaveCount(cast.length);

  const preview = page.getByRole('dialog', { name: cast[0]?.name ?? '' });
  const film = preview.getByLabel(/が待機しているようす$/);
  await members.first().focus();
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('button', { name: '閉じる' })).toBeFocused();
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).not.toHaveAttribute('controls');
  const path = (await film.getAttribute('src')) ?? '';
  expect(path).toMatch(/\.mp4$/);
  const mp4 = await page.request.get(path);
  expect(mp4.headers()['content-type']).toBe('video/mp4');
  const playsTime = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(playsTime).toBeGreaterThan(0);
  await expectSeen(jacketColour, film, 0.05);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(members.first()).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectReadable(page);
  await members.first().click();
  await expect(preview.getByRole('button', { name: '再生する' })).toBeVisible();
  await expect(film).toBeHidden();
  await expectReadable(page);
  await preview.getByRole('button', { name: '再生する' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  await expectSeen(jacketColour, film, 0.05);

  await page.goto('/app/reservation/home');
  await expect(page.getByRole('heading', { level: 1, name: '本日の予約' })).toBeVisible();
  await expect(members).toHaveCount(cast.length);
  await expectReadable(page);
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: "Today's reservations" })).toBeVisible();
  await expect.poll(() => japaneseOn(page)).toEqual([]);
});
