import { act, faceOn, isOpen, quietDesk, smallSignage, takeFrames } from '../support/avatar';
import { answer, meet, operatorLogin, signageLogin } from '../support/calls';
import { FacePhone } from '../support/facePhone';
import { openSettings } from '../support/operation';
import { addOwnCharacter, clothOfBoxes } from '../support/ownCharacters';
import { expectSeen } from '../support/pixels';
import { openSignage } from '../support/signagePage';
import { goOnStandby } from '../support/standby';
import { expect, test } from '../support/test';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: smallSignage,
});

const soon = { timeout: 60_000, intervals: [100] };
const everyTenth = 10;
const gapMs = 3000;

test('[O-V18] what the operator does with her face is seen on the signage, on a bad line and after a gap', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(async (loginId) => {
    const page = await quietDesk(loggedIn)(loginId);
    await takeFrames(page);
    return page;
  });
  const face = () => faceOn(signage, 'canvas');
  const mouthIsOpen = async () => isOpen(await face());
  await expect(signage.locator('canvas[data-drawn]')).toBeVisible(soon);

  await act(operator, 'mouthOpen', everyTenth);
  await expect.poll(mouthIsOpen, soon).toBe(true);
  await act(operator, 'calm', everyTenth);
  let calm = await face();
  const isCalm = async () => {
    calm = await face();
    return calm.eyes.dark > 0.15 && calm.mouth.dark < 0.06;
  };
  await expect.poll(isCalm, soon).toBe(true);
  await act(operator, 'blink', everyTenth);
  await expect.poll(async () => (await face()).eyes.dark, soon).toBeLessThan(0.6 * calm.eyes.dark);
  await act(operator, 'turn', everyTenth);
  await expect.poll(async () => Math.abs((await face()).eyes.middle - calm.eyes.middle), soon).toBeGreaterThan(0.02);
  await act(operator, 'smile', everyTenth);
  await expect.poll(async () => (await face()).cheek.blush, soon).toBeGreaterThan(calm.cheek.blush + 0.04);

  await act(operator, 'mouthOpen', everyTenth);
  await expect.poll(mouthIsOpen, soon).toBe(true);
  await act(operator, null);
  const since = Date.now();
  await expect.poll(mouthIsOpen, soon).toBe(false);
  await expect.poll(() => Date.now() - since, soon).toBeGreaterThan(gapMs);
  await act(operator, 'mouthOpen', everyTenth);
  await expect.poll(mouthIsOpen, soon).toBe(true);
});

test('[O-V63] [O-V60] the visitor sees the avatar wave when the operator presses its key, and the panel shows that it does', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(quietDesk(loggedIn));
  await expect(signage.locator('canvas[data-drawn]')).toBeVisible(soon);
  const wave = operator.getByRole('button', { name: '手を振る' });
  const sleeve = async () => (await faceOn(signage, 'canvas')).wave.dark;
  await expect.poll(sleeve, soon).toBeLessThan(0.1);
  // The bow of the beginning goes first, and a wave lasts no longer than a picture may take: who has missed it has it
  // made again.
  const isShown = async () => {
    await operator.keyboard.press('2');
    return wave.getAttribute('aria-pressed');
  };
  await expect.poll(isShown, soon).toBe('true');
  const sleeveOfWave = async () => {
    await operator.keyboard.press('2');
    return sleeve();
  };
  await expect.poll(sleeveOfWave, soon).toBeGreaterThan(0.6);
  await expect.poll(sleeve, soon).toBeLessThan(0.1);
});

test('[O-V65] [O-V19] [O-V17] a phone moves the avatar, which the signage draws, or is sent a film of where it is not to draw', async ({
  loggedIn,
  service,
}) => {
  const { signage, operator } = await answer(quietDesk(loggedIn));
  const phone = await FacePhone.of(service, operatorLogin);
  await openSettings(operator, '顔の動き');
  await operator.getByRole('radiogroup', { name: 'アバターの動かし方' }).getByText('アプリ').click();
  await expect(operator.getByText('iPhone の動きが届いています。')).toBeVisible(soon);
  // So that nothing but the phone opens the mouth.
  await operator.getByRole('button', { name: 'ミュートする' }).click();

  const expectMouthMoved = async (by: 'canvas' | 'video') => {
    const mouthIsOpen = async () => isOpen(await faceOn(signage, by));
    for (const jawOpen of [1, 0]) {
      phone.show({ shapes: { jawOpen } });
      await expect.poll(mouthIsOpen, soon).toBe(jawOpen === 1);
    }
  };
  await expect(signage.locator('canvas[data-drawn]')).toBeVisible(soon);
  await expectMouthMoved('canvas');

  const admin = await loggedIn('admin@demo.example');
  await admin.request.post('/api/updateSignage', { multipart: { targetId: '1', is_avatar_filmed: 'true' } });
  await signage.reload();
  await expect(operator.getByText('アバターを映像で送っています')).toBeVisible(soon);
  await expectMouthMoved('video');
  await expect(signage.locator('canvas')).toHaveCount(0);
  phone.close();
});

test('[O-L11] [O-V59] who has a character of the company stands by as it, and it lives on the screen', async ({
  loggedIn,
}) => {
  const [admin, signage] = [await loggedIn('admin@demo.example'), await loggedIn(signageLogin)];
  const id = await addOwnCharacter(admin);
  await admin.request.post('/api/updateUser', { multipart: { targetUserId: 'SELF', character_id: String(id) } });
  await admin.request.post('/api/updateSignage', { multipart: { targetId: '1', default_character_id: String(id) } });
  await goOnStandby(admin);

  await openSignage(signage);
  const figure = signage.locator('canvas[data-drawn]');
  await expectSeen(clothOfBoxes, figure, 0.1);
  const seen = await figure.screenshot();
  await expect.poll(async () => (await figure.screenshot()).equals(seen), soon).toBe(false);
});
