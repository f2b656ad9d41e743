import { commandTiming } from '@mukae/contract/domain/signage/commands/commandTiming';
import { seconds } from '@mukae/server/testing/testClock';
import type { Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { jacketColour } from '../support/avatar';
import { addMedium, filmColour, filmFile, pictureFile } from '../support/media';
import { addOwnCharacter, clothOfBoxes } from '../support/ownCharacters';
import { setClock } from '../support/pageTime';
import { type Colour, expectSeen, shareIn } from '../support/pixels';
import { openSignage } from '../support/signagePage';
import { templateChanger } from '../support/templates';
import { expect, type Page, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const upright = { width: 540, height: 960 };
const logoColour = { red: 220, green: 0, blue: 40 };
const white = { red: 255, green: 255, blue: 255 };

/** Standby of the first screen: a film beside the avatar, and a logo. */
async function showMedia(admin: Page): Promise<void> {
  const change = await templateChanger(admin, 'Standby');
  const media = [
    ['media', await addMedium(admin, await filmFile('film.mp4'))],
    ['logo', await addMedium(admin, await pictureFile('logo.png', logoColour))],
  ] as const;
  for (const [templateTarget, id] of media) await change({ templateTarget, islibraryMedia: '1', mediaId: String(id) });
  await change({ templateTarget: 'template', layout: 'mediaAndAvatar', is_view_media: 'true', is_view_logo: 'true' });
}

async function openScreen(signage: Page): Promise<void> {
  await signage.setViewportSize(upright);
  await openSignage(signage);
  await expect(signage.locator('canvas[data-drawn]')).toBeVisible();
}

const pictureOn = (admin: Page) => admin.getByRole('img', { name: '1F 総合受付 の画面の写し' });

async function takePicture(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: '画面の写しを撮る' }).click();
  await expect(admin.getByText('端末に写しを頼んでいます')).toBeVisible();
  await expect(pictureOn(admin)).toBeVisible();
}

/** A place of a screen, cut out of a picture of it. */
async function cutOut(picture: Buffer, place: Locator): Promise<Sharp> {
  const box = await place.boundingBox();
  if (!box) throw new Error('there is no such place');
  const left = Math.max(0, Math.ceil(box.x));
  const top = Math.max(0, Math.ceil(box.y));
  const width = Math.min(upright.width - left, Math.floor(box.width));
  const height = Math.min(upright.height - top, Math.floor(box.height));
  const whole = await sharp(picture).resize(upright).removeAlpha().png().toBuffer();
  return sharp(await sharp(whole).extract({ left, top, width, height }).png().toBuffer()).removeAlpha();
}

/** There is as much of a colour in the picture as is seen in that place of the screen. */
async function expectAsSeen(picture: Buffer, place: Locator, colour: Colour): Promise<void> {
  const seen = await shareIn(await cutOut(await place.page().screenshot(), place), colour);
  expect(seen).toBeGreaterThan(0.01);
  expect(Math.abs((await shareIn(await cutOut(picture, place), colour)) - seen)).toBeLessThan(0.4 * seen);
}

test('[D-H26] an administrator finds a screen that is well in her list, sees its picture with avatar, film, logo and letters, and has it begin anew', async ({
  loggedIn,
  service,
}) => {
  const [signage, admin] = [await loggedIn('signage1@demo.example'), await loggedIn('admin@demo.example')];
  await showMedia(admin);
  await openScreen(signage);
  await expectSeen(filmColour, signage.locator('video').first(), 0.02);

  await admin.goto('/app/signage/list');
  const toHealth = admin.getByRole('link', { name: '1F 総合受付 の端末の様子' });
  await expect(toHealth).toContainText('正常');
  await toHealth.click();
  await expect(admin.getByText('540 × 960')).toBeVisible();
  await expect(admin.getByText('1分未満')).toBeVisible();

  await test.step('what stands on the screen is on its picture', async () => {
    await takePicture(admin);
    const address = await pictureOn(admin).getAttribute('src');
    const picture = await (await admin.request.get(address ?? '')).body();
    expect(await sharp(picture).metadata()).toMatchObject(upright);
    await expectAsSeen(picture, signage.locator('canvas[data-drawn]'), jacketColour);
    await expectAsSeen(picture, signage.locator('video').first(), filmColour);
    await expectAsSeen(picture, signage.locator('img[src^="/files/media/"]').first(), logoColour);
    await expectAsSeen(picture, signage.getByText('スタッフを呼ぶ', { exact: true }), white);
    await expectSeen(jacketColour, pictureOn(admin), 0.02);
  });

  await test.step('it begins anew, and that is seen', async () => {
    const loaded = signage.waitForEvent('load');
    await admin.getByRole('button', { name: '再読み込みする' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: '再読み込みする' }).click();
    await expect(admin.getByText('端末の返事を待っています')).toBeVisible();
    service.clock.forward(seconds(30));
    await loaded;
    await expect(admin.getByText('画面が新しく始まりました')).toBeVisible();
  });
});

test.describe('a device that keeps what it needs', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[D-H26] [D-H27] a character that the graphics card draws is on the picture of its screen, a screen that sends none is told as such, and a restart forgets what the device keeps', async ({
    loggedIn,
    service,
  }) => {
    const [signage, admin] = [await loggedIn('signage1@demo.example'), await loggedIn('admin@demo.example')];
    const multipart = { targetId: '1', default_character_id: String(await addOwnCharacter(admin)) };
    await admin.request.post('/api/updateSignage', { multipart });
    await openScreen(signage);
    await expectSeen(clothOfBoxes, signage, 0.02);
    await setClock(admin, service.clock.now());
    await admin.goto('/app/signage/health?id=1');
    await takePicture(admin);
    await expectSeen(clothOfBoxes, pictureOn(admin), 0.02);

    await test.step('a picture that does not come is not waited for in vain', async () => {
      await signage.route(/ScreenPicture$/, (route) => route.abort());
      await admin.getByRole('button', { name: '撮り直す' }).click();
      await expect(admin.getByText('端末に写しを頼んでいます')).toBeVisible();
      await admin.clock.fastForward(commandTiming.pictureWait);
      await expect(admin.getByText('15 秒待ちましたが、端末から写しが届きませんでした')).toBeVisible();
    });

    await test.step('what the device keeps is gone after a restart', async () => {
      await signage.evaluate(async () => (await caches.open('left over')).put('/left', new Response('over')));
      const loaded = signage.waitForEvent('load');
      await admin.getByRole('button', { name: '再起動する' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: '再起動する' }).click();
      await expect(admin.getByText('端末の返事を待っています')).toBeVisible();
      service.clock.forward(seconds(30));
      await loaded;
      await expect(admin.getByText('画面が新しく始まりました')).toBeVisible();
      expect(await signage.evaluate(() => caches.keys())).not.toContain('left over');
    });
  });
});
