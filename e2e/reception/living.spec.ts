import { TestPage } from '@mukae/server/testing/testPage';
import { expectAlive } from '../support/alive';
import { smallSignage } from '../support/avatar';
import { signageLogin } from '../support/calls';
import { buttonOn, callOff, openSignage, operatorOnStandby, ribbonOf } from '../support/signagePage';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: smallSignage });

test('[D-A28] who stands on a screen lives while it waits, while it calls and while it is paused', async ({
  loggedIn,
  service,
}) => {
  await operatorOnStandby(service);
  const signage = await loggedIn(signageLogin);
  await openSignage(signage);
  // Drawn, or played and breathing on a machine that is too slow for it.
  const figure = signage.locator('canvas[data-drawn], video, [data-breathing]').last();
  await expectAlive(figure);

  await buttonOn(signage, 'スタッフを呼ぶ').click();
  await expect(ribbonOf(signage, '呼び出し中')).toBeVisible();
  await expectAlive(figure);
  await callOff(signage);

  const admin = await TestPage.ofUser(service.url, 'admin@demo.example');
  await admin.say('suspend', { signageId: 1 });
  await expect(ribbonOf(signage, '休止中')).toBeVisible();
  await expectAlive(figure);
});

test('[D-A28] a screen that is not to draw plays a film of who waits there, and lives without it while it calls', async ({
  loggedIn,
  service,
}) => {
  const [admin, signage] = [await loggedIn('admin@demo.example'), await loggedIn(signageLogin)];
  await admin.request.post('/api/updateSignage', { multipart: { targetId: '1', is_avatar_filmed: 'true' } });
  await openSignage(signage);
  await expect(signage.locator('canvas')).toHaveCount(0);
  await expectAlive(signage.locator('video'));

  await operatorOnStandby(service);
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  await expect(signage.locator('video')).toHaveCount(0);
  await expectAlive(signage.locator('[data-breathing]'));
});
