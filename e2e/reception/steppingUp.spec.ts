import { usualGreeting } from '@mukae/contract/domain/receptionist/receptionist';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { saidBy } from '../support/dialogue';
import { roomBefore } from '../support/roomBefore';
import { buttonOn, openSignage, uprightScreen } from '../support/signagePage';
import { expect, test } from '../support/test';

test.use(uprightScreen);

const [greeting = ''] = usualGreeting.ja.split('\n');
/** So long nobody was there: whoever comes then is somebody new. */
const quietMs = 10_000;

test('[D-AS01] somebody who steps up to the camera of a screen is greeted, once the company wants that', async ({
  loggedIn,
}) => {
  const [signage, admin] = [await loggedIn('signage1@demo.example'), await loggedIn('admin@demo.example')];
  await roomBefore(signage);
  await signage.clock.install();
  await admin.request.post('/api/updateReceptionist', { data: { wakes_by_motion: true } });
  await openSignage(signage);
  await expect(buttonOn(signage, 'AIに聞く')).toBeVisible();
  await signage.clock.runFor(quietMs);
  await expect(saidBy(signage, greeting)).toBeHidden();

  await signage.evaluate(() => window.stepUp());
  await expect(saidBy(signage, greeting)).toBeVisible();
  await expect(buttonOn(signage, dialogueWords.type.ja)).toBeVisible();
});
