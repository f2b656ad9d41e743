import { accept, buttonOn, openSignage, operatorOnStandby, ribbonOf, uprightScreen } from '../support/signagePage';
import { cableOf } from '../support/socketCut';
import { expect, test } from '../support/test';

test.use(uprightScreen);

const signageLogin = 'signage1@demo.example';

test('[O-L43] [O-F02] without the server the screen is calm and back by itself, in a call it loses nothing, and without a session it is led to the login page', async ({
  loggedIn,
  service,
}) => {
  const signage = await loggedIn(signageLogin);
  const cable = await cableOf(signage);
  await openSignage(signage);
  await cable.cut();
  await expect(ribbonOf(signage, '準備中')).toBeVisible();
  await expect(buttonOn(signage, 'スタッフを呼ぶ')).toBeHidden();
  cable.mend();
  await expect(ribbonOf(signage, '受付中')).toBeVisible();

  await test.step('a socket that is cut in a call', async () => {
    const operator = await operatorOnStandby(service);
    await buttonOn(signage, 'スタッフを呼ぶ').click();
    const callId = await accept(operator);
    await expect(ribbonOf(signage, 'お話し中')).toBeVisible();
    await cable.cut();
    await operator.hears('signageConnectionLosted', ({ isLost }) => isLost);
    await operator.say('shareScreen', { callId });
    cable.mend();
    await expect(ribbonOf(signage, 'ご案内中')).toBeVisible();
    await operator.say('serviceClosed', { callId });
    await expect(ribbonOf(signage, '受付中')).toBeVisible();
  });

  await test.step('a session that is over', async () => {
    const admin = await loggedIn('admin@demo.example');
    const answer = await admin.request.post('/api/updateSignage', {
      multipart: { targetId: '1', password: 'Another2026!', currentPassword: 'Demo2026!' },
    });
    expect(await answer.json()).toMatchObject({ result: 'OK' });
    await expect(signage).toHaveURL('/login');
  });
});

test('[O-L43] [O-L05] of two windows the one that was opened or touched last is the screen, or whichever is left', async ({
  loggedIn,
}) => {
  const first = await loggedIn(signageLogin);
  await openSignage(first);
  const second = await first.context().newPage();
  await openSignage(second);
  await expect(ribbonOf(first, '準備中')).toBeVisible();
  await first.mouse.click(540, 600);
  await expect(ribbonOf(first, '受付中')).toBeVisible();
  await expect(ribbonOf(second, '準備中')).toBeVisible();
  await first.close();
  await expect(ribbonOf(second, '受付中')).toBeVisible();
});

test('[O-L43] code that does not come is waited for calmly', async ({ loggedIn }) => {
  const signage = await loggedIn(signageLogin);
  const code = '**/assets/signage-*.js';
  let refused = 0;
  await signage.route(code, (route) => {
    refused += 1;
    return route.abort();
  });
  await signage.goto('/app/signage/view');
  // It begins anew, finds nothing again, and stays as calm.
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(signage.getByText('少々お待ちください')).toBeVisible();
  await expect(ribbonOf(signage, '準備中')).toBeVisible();
  await signage.unroute(code);
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
});
