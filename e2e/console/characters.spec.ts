import { jacketColour } from '../support/avatar';
import { castOf } from '../support/console';
import { expectSeen } from '../support/pixels';
import { test } from '../support/readingTest';
import { expect } from '../support/test';

/** The film moves only for those who do not mind. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[A-F04] the whole cast stands at home; a press picks whose film is shown', async ({ loggedIn }) => {
  const page = await loggedIn('guest@demo.example');
  const cast = await castOf(page);
  await page.goto('/app/users/home');
  const members = page.getByRole('region', { name: 'キャラクター' }).getByRole('button');
  await expect(members).toHaveCount(cast.length);

  for (const { name } of cast) {
    await members.filter({ hasText: name }).click();
    const preview = page.getByRole('dialog', { name });
    await expect(preview.getByLabel(`${name} が待機しているようす`)).toBeVisible();
    await preview.getByRole('button', { name: '閉じる' }).click();
    await expect(preview).toBeHidden();
  }
});

test('[A-F05] the preview plays a muted mp4 over and over', async ({ loggedIn }) => {
  const page = await loggedIn('guest@demo.example');
  const [first] = await castOf(page);
  await page.goto('/app/users/home');
  await page.getByRole('button', { name: first?.name ?? '' }).click();
  const film = page.getByRole('dialog').getByLabel(/が待機しているようす$/);
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
});

test('[A-F05] who asked her system for less motion starts the film herself', async ({ loggedIn }) => {
  const page = await loggedIn('guest@demo.example');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [first] = await castOf(page);
  await page.goto('/app/users/home');
  await page.getByRole('button', { name: first?.name ?? '' }).click();
  const preview = page.getByRole('dialog');
  const film = preview.getByLabel(/が待機しているようす$/);
  await expect(preview.getByRole('button', { name: '再生する' })).toBeVisible();
  await expect(film).toBeHidden();
  await preview.getByRole('button', { name: '再生する' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  await expectSeen(jacketColour, film, 0.05);
});

test('[A-F05] Escape closes the preview and gives the focus back', async ({ loggedIn }) => {
  const page = await loggedIn('guest@demo.example');
  const [first] = await castOf(page);
  await page.goto('/app/users/home');
  const member = page.getByRole('button', { name: first?.name ?? '' });
  await member.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: '閉じる' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(member).toBeFocused();
});
