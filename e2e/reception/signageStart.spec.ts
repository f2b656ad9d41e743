import { test } from '../support/mortalService';
import { openSignage, ribbonOf, uprightScreen } from '../support/signagePage';
import { expect } from '../support/test';

test.use({ ...uprightScreen, serviceWorkers: 'allow' });

test('[O-L43] a screen that starts while the server is away is calm, and is there when the server is', async ({
  loggedIn,
  mortal,
}) => {
  const signage = await loggedIn('signage1@demo.example');
  await openSignage(signage);
  const isKept = () => signage.evaluate(async () => (await (await caches.open('signage')).keys()).length > 5);
  await expect.poll(isKept).toBe(true);
  await signage.close();
  await mortal.kill();

  const started = await signage.context().newPage();
  await started.goto('/app/signage/view');
  await expect(started.getByText('少々お待ちください')).toBeVisible();
  await mortal.start();
  await expect(ribbonOf(started, '受付中')).toBeVisible();
});
