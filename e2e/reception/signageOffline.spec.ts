import { addMedium, pictureColour, pictureFile } from '../support/media';
import { expectSeen, expectUnseen } from '../support/pixels';
import { uprightAreas } from '../support/sceneAreas';
import { openSignage, ribbonOf, telopOf } from '../support/signagePage';
import { cableOf } from '../support/socketCut';
import { templateChanger } from '../support/templates';
import { expect, test } from '../support/test';
import { untilKept } from '../support/untilKept';

test.use({ viewport: { width: 540, height: 960 }, browsers: 'new', serviceWorkers: 'allow' });

const newColour = { red: 230, green: 160, blue: 20 };

test('[D-N01] [D-N02] [D-N07] [D-N08] [D-N09] [D-N10] a screen can be installed; cut off from the network it goes on, also after a reload; back within 10 seconds it shows what is new; logged out it leaves nothing on the device', async ({
  loggedIn,
}) => {
  const [signage, admin] = [await loggedIn('signage1@demo.example'), await loggedIn('admin@demo.example')];
  const change = await templateChanger(admin, 'Standby');
  const show = async (name: string, colour: typeof newColour) => {
    const mediaId = await addMedium(admin, await pictureFile(name, colour));
    await change({ templateTarget: 'media', islibraryMedia: '1', mediaId: String(mediaId) });
  };
  await show('spring.png', pictureColour);
  await change({ templateTarget: 'template', layout: 'mediaAndAvatar', telop: '春の催し' });
  const cable = await cableOf(signage);
  await openSignage(signage);
  const { media } = uprightAreas(signage);
  await expectSeen(pictureColour, media, 0.9);
  await untilKept(signage, 1);
  const manifest = signage.locator('link[rel="manifest"]');
  await expect(manifest).toHaveAttribute('href', '/signage.webmanifest');
  const devtools = await signage.context().newCDPSession(signage);
  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });

  await test.step('the network goes', async () => {
    await signage.context().setOffline(true);
    await cable.cut();
    await expect(signage.getByText('スタッフにつながりません')).toBeVisible();
    await expect(ribbonOf(signage, '準備中')).toBeVisible();
    await expect(telopOf(signage, '春の催し')).toBeVisible();
    await expect(signage.getByRole('button')).toHaveCount(0);
    await expectSeen(pictureColour, media, 0.9);
  });

  await test.step('the device starts anew meanwhile, and an administrator changes the template', async () => {
    await show('summer.png', newColour);
    await change({ templateTarget: 'template', telop: '夏の催し' });
    await signage.reload();
    await expect(signage.getByText('スタッフにつながりません')).toBeVisible();
    await expect(telopOf(signage, '春の催し')).toBeVisible();
    await expectSeen(pictureColour, media, 0.9);
  });

  await test.step('the network comes back', async () => {
    cable.mend();
    await signage.context().setOffline(false);
    await expect(ribbonOf(signage, '受付中')).toBeVisible({ timeout: 10_000 });
    await expect(signage.getByText('夏の催し')).toBeVisible({ timeout: 10_000 });
    await expectSeen(newColour, media, 0.9);
    await expectUnseen(pictureColour, media);
  });

  await test.step('the device is logged out', async () => {
    await signage.keyboard.down('l');
    await signage.getByRole('button', { name: 'はい' }).click();
    await signage.keyboard.up('l');
    await expect(signage).toHaveURL('/login');
    await expect(manifest).toHaveCount(0);
    const left = () =>
      signage.evaluate(async () => [
        ...(await caches.keys()).filter((name) => name !== 'signage'),
        ...Object.keys(localStorage).filter((name) => /signage|kept/i.test(name)),
      ]);
    await expect.poll(left).toEqual([]);
  });
});
