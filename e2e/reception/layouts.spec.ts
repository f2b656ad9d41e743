import { signageCalls } from '@mukae/contract/calls/signages';
import { arrange } from '@mukae/contract/domain/scene/arrangement';
import type { Box } from '@mukae/contract/domain/scene/block';
import { presets } from '@mukae/contract/domain/scene/presets';
import { sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { type Scene, scenes } from '@mukae/contract/domain/signage/scene';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { bareTemplate, mediaSourceOf, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { type Layout, layouts } from '@mukae/contract/domain/template/template';
import sharp from 'sharp';
import { jacketColour } from '../support/avatar';
import { addMedium, pictureFile } from '../support/media';
import type { Colour } from '../support/pixels';
import { expect, type Page, test } from '../support/test';

const poster: Colour = { red: 120, green: 20, blue: 200 };
const logo: Colour = { red: 220, green: 0, blue: 40 };
const ink: Colour = { red: 0x1b, green: 0x23, blue: 0x33 };
const words = '毎日十時から';

/** As the console calls the scenes. */
const names: Readonly<Record<Scene, string>> = {
  Standby: '受付中',
  Calling: '呼出中',
  Active: '対応中',
  Monitoring: 'モニタリング',
  Crowded: '混雑中',
  Suspended: '停止中',
};

/** All scenes of a signage show the same picture, logo and words, in one layout. */
async function dress(page: Page, signageId: number, layout: Layout): Promise<void> {
  const media = await page.request.post('/api/getMedia', { data: {} });
  const [first, second] = (await media.json()).toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
  const answer = await page.request.post('/api/getSignage', { data: { targetId: signageId } });
  const { templates } = signageCalls.getSignage.output.parse(await answer.json());
  const changed = templates.map(({ id, version, scene, row }) => ({
    key: String(id),
    seen: { id, version },
    hours: null,
    ...{ scene, row, layout, telop: words, showsTelop: true, telopColour: null, telopPlate: null },
    ...{ showsLogo: true, showsMedia: true, boxes: {}, touchButtons: [] },
    logoId: second.id,
    playlist: [{ mediaId: first.id, seconds: 10 }],
  }));
  const data = { signageId, draft: { size: null, changed, removed: [] } };
  expect(await (await page.request.post('/api/publishTemplates', { data })).json()).toMatchObject({ result: 'OK' });
}

/** How much of a part of a picture has a colour, 0 to 1. */
async function shareIn(picture: Buffer, { x, y, width, height }: Box, colour: Colour): Promise<number> {
  const whole = await sharp(picture).metadata();
  const part = {
    left: Math.round(x * whole.width),
    top: Math.round(y * whole.height),
    width: Math.round(width * whole.width),
    height: Math.round(height * whole.height),
  };
  const points = await sharp(picture).extract(part).removeAlpha().raw().toBuffer();
  let near = 0;
  for (let at = 0; at < points.length; at += 3) {
    const apart = [colour.red, colour.green, colour.blue].map((value, channel) =>
      Math.abs(value - (points[at + channel] ?? 0)),
    );
    if (Math.max(...apart) <= 40) near += 1;
  }
  return near / (points.length / 3);
}

const colourOf = (hex: string): Colour => ({
  red: Number.parseInt(hex.slice(1, 3), 16),
  green: Number.parseInt(hex.slice(3, 5), 16),
  blue: Number.parseInt(hex.slice(5, 7), 16),
});
/** A scene that is paused is dimmed. */
const dimmed = ({ red, green, blue }: Colour): Colour => ({ red: red * 0.84, green: green * 0.84, blue: blue * 0.84 });
const isThere = (share: number, least: number): boolean => share > least;

async function expectLaidOut(screen: Page, scene: Scene, layout: Layout, size: Size): Promise<void> {
  const orientation = orientationOf(size);
  const shown: SceneTemplate = {
    ...bareTemplate,
    ...{ layout, telop: words, showsTelop: true, showsLogo: true, showsMedia: true },
    media: [{ ...mediaSourceOf('/a.png'), seconds: null }],
  };
  const { avatar, media, telop, counter } = arrange(shown, {
    orientation,
    scene,
    canCall: scene === 'Standby' || scene === 'Monitoring',
    ...{ isSharing: false, hasCaption: false, hasNotice: false, mediaFailed: false },
  });
  const { head } = presets[orientation];
  const seen = (colour: Colour) => (scene === 'Suspended' ? dimmed(colour) : colour);
  await expect(async () => {
    const picture = await screen.locator('[lang="ja"][data-orientation]').screenshot();
    const aboveCounter: Box = { x: 0, y: head.height, width: 1, height: counter.y - head.height };
    expect({
      media: isThere(await shareIn(picture, media ?? aboveCounter, seen(poster)), media ? 0.4 : 0.01),
      avatar: isThere(await shareIn(picture, avatar ?? aboveCounter, seen(jacketColour)), avatar ? 0.02 : 0.005),
      telop: telop !== null && isThere(await shareIn(picture, telop, seen(ink)), 0.005),
      logo: isThere(await shareIn(picture, head.logo, seen(logo)), 0.05),
      ribbon: isThere(await shareIn(picture, head.ribbon, seen(colourOf(sceneLooks[scene].ribbon))), 0.1),
    }).toEqual({ media: media !== null, avatar: avatar !== null, telop: telop !== null, logo: true, ribbon: true });
  }, `${layout} ${orientation} ${scene}`).toPass({ timeout: 15_000 });
}

for (const { way, signageId, viewport } of [
  { way: 'upright', signageId: 1, viewport: { width: 560, height: 1000 } },
  { way: 'lying', signageId: 2, viewport: { width: 1000, height: 640 } },
]) {
  test.describe(way, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`[D-T80] [O-T01] every layout of a screen that is ${way} shows its media, avatar, text and logo at their places in each scene`, async ({
      loggedIn,
    }) => {
      const page = await loggedIn('admin@demo.example');
      await addMedium(page, await pictureFile('poster.png', poster));
      await addMedium(page, await pictureFile('logo.png', logo));
      const size = signageId === 1 ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 };
      for (const layout of layouts) {
        await dress(page, signageId, layout);
        await page.goto(`/app/signage/preview?id=${signageId}`);
        for (const scene of scenes) {
          await page.getByRole('combobox', { name: '状態' }).click();
          await page.getByRole('option', { name: names[scene], exact: true }).click();
          await expectLaidOut(page, scene, layout, size);
        }
      }
    });
  });
}
