import type { Page } from '@playwright/test';
import { pictureColour, pictureFile } from '../support/media';
import { setClock } from '../support/pageTime';
import { expectSeen } from '../support/pixels';
import { openSignage, ribbonOf, uprightScreen } from '../support/signagePage';
import { templateChanger } from '../support/templates';
import { expect, test } from '../support/test';

test.use(uprightScreen);

/** On Standby of the first signage, as its administrator. */
async function showPicture(admin: Page): Promise<void> {
  const change = await templateChanger(admin, 'Standby');
  await change({ templateTarget: 'media', image: await pictureFile('place.png') });
  await change({ templateTarget: 'template', layout: 'mediaAndAvatar', is_view_media: '1' });
}

test('[D-T91] a screen that starts again shows its pictures before its code is there and claims nothing, and then stands as usual; another size or another login sees none of them', async ({
  loggedIn,
  service,
}) => {
  await showPicture(await loggedIn('admin@demo.example'));
  const signage = await loggedIn('signage1@demo.example');
  await setClock(signage, service.clock.now());
  await openSignage(signage);
  await expectSeen(pictureColour, signage, 0.2);
  await signage.clock.fastForward(6000);
  const isKept = () => signage.evaluate(() => localStorage.getItem('mukae.firstPicture') !== null);
  await expect.poll(isKept).toBe(true);
  await signage.close();

  const context = signage.context();
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/assets/entrance-*.js', (route) => mayCome.then(() => route.continue()));
  const started = await context.newPage();
  await started.goto('/app/signage/view', { waitUntil: 'commit' });
  await expectSeen(pictureColour, started, 0.2);
  await expect(started.locator('img[src="/characters/kei/fold.webp"]')).toBeVisible();
  await expect(started.locator('#first-picture')).toHaveText('');
  await expect(started.locator('#root')).toBeEmpty();

  release();
  await expect(ribbonOf(started, '受付中')).toBeVisible();
  await expect(started.locator('#first-picture')).toHaveCount(0, { timeout: 5000 });
  await expectSeen(pictureColour, started, 0.2);

  const startsWithout = async () => {
    await started.goto('/app/signage/view', { waitUntil: 'domcontentloaded' });
    expect(await started.locator('#first-picture').count()).toBe(0);
  };
  await started.setViewportSize({ width: 1920, height: 1080 });
  await startsWithout();
  await started.setViewportSize(uprightScreen.viewport);
  await context.clearCookies();
  await startsWithout();
});
