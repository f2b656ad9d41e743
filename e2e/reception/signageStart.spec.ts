import { expectAlive } from '../support/alive';
import { addMedium, type ChosenFile, filmColour, filmFile, pictureFile } from '../support/media';
import { expectSeen } from '../support/pixels';
import { uprightAreas } from '../support/sceneAreas';
import { test } from '../support/shopDevice';
import { buttonOn, openSignage, ribbonOf, telopOf } from '../support/signagePage';
import { templateChanger } from '../support/templates';
import { expect } from '../support/test';
import { untilKept } from '../support/untilKept';

test.use({
  viewport: { width: 540, height: 960 },
  contextOptions: { reducedMotion: 'no-preference' },
  serviceWorkers: 'allow',
});

const logo = { red: 220, green: 0, blue: 40 };

test('[O-L43] [D-N01] [D-N02] [D-N06] [D-N08] [D-N20] a device that is switched off and starts again without its server shows its film, its logo and a living avatar, says that staff cannot be reached, and is open within 10 seconds of the server', async ({
  device,
  loggedIn,
  mortal,
}) => {
  const admin = await loggedIn('admin@demo.example');
  const change = await templateChanger(admin, 'Standby');
  const show = async (templateTarget: string, file: ChosenFile) =>
    change({ templateTarget, islibraryMedia: '1', mediaId: String(await addMedium(admin, file)) });
  await show('media', await filmFile('film.mp4'));
  await show('logo', await pictureFile('logo.png', logo));
  await change({ templateTarget: 'template', layout: 'mediaAndAvatar', telop: '春の催し' });
  const signage = await device.switchOn();
  await device.logIn('signage1@demo.example');
  await openSignage(signage);
  await untilKept(signage, 2);
  await device.switchOff();
  await mortal.kill();

  const started = await device.switchOn();
  await started.goto('/app/signage/view');
  await expect(started.getByText('スタッフにつながりません')).toBeVisible();
  await expect(ribbonOf(started, '準備中')).toBeVisible();
  await expect(telopOf(started, '春の催し')).toBeVisible();
  await expect(started.getByRole('button')).toHaveCount(0);
  const areas = uprightAreas(started);
  await expectSeen(filmColour, areas.media, 0.02);
  await expectSeen(logo, areas.head, 0.02);
  await expect(started.locator('canvas[data-drawn], [data-breathing]')).toBeVisible();
  await expectAlive(areas.avatar);
  const letters = '500 16px "Noto Sans JP Variable"';
  expect(
    await started.evaluate((font) => document.fonts.check(font, 'スタッフにつながりません春の催し'), letters),
  ).toBe(true);

  await mortal.start();
  await expect(buttonOn(started, 'スタッフを呼ぶ')).toBeVisible({ timeout: 10_000 });
  await expectSeen(filmColour, areas.media, 0.02);
});
