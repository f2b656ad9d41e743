import { expectReadable } from '../support/axe';
import { expectMore, meet, signageLogin } from '../support/calls';
import { openSettings } from '../support/operation';
import { expect, test } from '../support/test';

test('[O-V39] in a conversation the operator speaks with another voice, also after a reload, and with her own again', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(async (loginId) => {
    const page = await loggedIn(loginId);
    // A screen that asks for less motion would show none of it.
    if (loginId === signageLogin) await page.emulateMedia({ reducedMotion: 'no-preference' });
    return page;
  });
  await expectMore(signage, 'energy');

  await openSettings(operator, '声');
  await operator.getByRole('slider', { name: '高さ' }).press('ArrowRight');
  await expect(operator.getByText('0.5 半音高く')).toBeVisible();
  await expectMore(signage, 'energy');
  await expectReadable(operator);

  await operator.reload();
  await openSettings(operator, '声');
  await expect(operator.getByText('0.5 半音高く')).toBeVisible();
  await operator.getByRole('button', { name: '元の声に戻す' }).click();
  await expectMore(signage, 'energy');
});
