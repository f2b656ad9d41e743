import { landscape, portrait } from '@mukae/contract/domain/signage/size';
import { buttonRows, layouts } from '@mukae/contract/domain/template/template';
import sharp from 'sharp';
import { addMedium, pictureFile } from '../support/media';
import { dress, expectLaidOut, hexOf } from '../support/scenePicture';
import { SceneTour } from '../support/sceneTour';
import { openSignage } from '../support/signagePage';
import { publishTemplates } from '../support/templates';
import { expect, test } from '../support/test';

const [upright, lying] = [
  { way: 'upright', signageId: 1, loginId: 'signage1@demo.example', size: portrait },
  { way: 'lying', signageId: 2, loginId: 'signage2@demo.example', size: landscape },
];

for (const [{ way, signageId, loginId, size }, elsewhere] of [
  [upright, lying],
  [lying, upright],
] as const) {
  test.describe(way, () => {
    test.use({ viewport: { width: size.width / 2, height: size.height / 2 } });

    test(`[D-T80] [O-T01] [D-T116] a running screen that is ${way} shows media, avatar, text, logo and buttons of every layout at their places, in each scene and without a reload`, async ({
      loggedIn,
      service,
    }) => {
      const [signage, admin] = [await loggedIn(loginId), await loggedIn('admin@demo.example')];
      const poster = await pictureFile('poster.png', dress.poster);
      const posterId = await addMedium(admin, poster);
      const logoId = await addMedium(admin, await pictureFile('logo.png', dress.logo));
      const { width = 0, height = 0 } = await sharp(poster.buffer).metadata();
      const touchButtons = dress.buttons.map((colour, place) => ({
        ...{ key: `new ${place}`, id: null, text: `${place}`, fontSize: 16, isShown: true },
        backgroundColour: hexOf(colour),
      }));
      const tour = await SceneTour.begin(service, elsewhere.loginId);
      await openSignage(signage);
      await signage.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));

      for (const [place, layout] of layouts.entries()) {
        const row = buttonRows[place % buttonRows.length] ?? 'horizontal';
        await publishTemplates(admin, signageId, (template) => ({
          ...template,
          ...{ layout, row, telop: '毎日十時から', showsTelop: true, telopPlate: hexOf(dress.plate) },
          ...{ showsLogo: true, logoId, showsMedia: true, playlist: [{ mediaId: posterId, seconds: 10 }] },
          touchButtons: template.scene === 'Standby' && size === portrait ? touchButtons : [],
        }));
        await tour.lead(signage, signageId, (scene) =>
          expectLaidOut(signage, { scene, layout, row, size, medium: { width, height } }),
        );
      }
      await expect(signage.locator('body[data-not-reloaded]')).toHaveCount(1);
    });
  });
}
