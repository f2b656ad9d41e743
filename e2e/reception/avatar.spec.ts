import { act, faceOn, takeFrames } from '../support/avatar';
import { arrivedAt, expectMore, meet, withFakeMedia } from '../support/calls';
import { expect, test } from '../support/test';

test.use({
  ...withFakeMedia,
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 405, height: 720 },
});
test.describe.configure({ timeout: 240_000 });

const soon = { timeout: 60_000 };
const everyTenth = 10;
const gapMs = 3000;

test('[O-V18] what the operator does with her face is seen on the signage, on a bad line and after a gap', async ({
  loggedIn,
}) => {
  const { signage, operator } = await meet(async (loginId) => {
    const page = await loggedIn(loginId);
    await takeFrames(page);
    return page;
  });
  await expect(signage.locator('canvas[data-drawn]')).toBeVisible(soon);
  await expect.poll(async () => (await arrivedAt(signage)).energy, soon).toBeGreaterThan(0);
  const face = () => faceOn(signage, 'canvas');
  const isOpen = async () => (await face()).mouth.dark > 0.1;

  await act(operator, 'calm', everyTenth);
  let calm = await face();
  const isCalm = async () => {
    calm = await face();
    return calm.eyes.dark > 0.15 && calm.mouth.dark < 0.06;
  };
  await expect.poll(isCalm, soon).toBe(true);

  await act(operator, 'mouthOpen', everyTenth);
  await expect.poll(isOpen, soon).toBe(true);
  await act(operator, 'blink', everyTenth);
  await expect.poll(async () => (await face()).eyes.dark, soon).toBeLessThan(0.6 * calm.eyes.dark);
  await act(operator, 'turn', everyTenth);
  await expect.poll(async () => (await face()).mouth.middle - calm.mouth.middle, soon).toBeGreaterThan(0.01);
  await act(operator, 'smile', everyTenth);
  await expect.poll(async () => (await face()).cheek.blush, soon).toBeGreaterThan(calm.cheek.blush + 0.02);

  await act(operator, 'mouthOpen', everyTenth);
  await expect.poll(isOpen, soon).toBe(true);
  await act(operator, null);
  const since = Date.now();
  await expect.poll(isOpen, soon).toBe(false);
  await expect.poll(() => Date.now() - since, soon).toBeGreaterThan(gapMs);
  await act(operator, 'mouthOpen', everyTenth);
  await expect.poll(isOpen, soon).toBe(true);
});

test('[O-V19] [O-V17] a signage that is not to draw is sent a film of the avatar', async ({ loggedIn }) => {
  const admin = await loggedIn('admin@demo.example');
  await admin.request.post('/api/updateSignage', { multipart: { targetId: '1', is_avatar_filmed: 'true' } });
  const { signage, operator } = await meet(loggedIn);
  await expect(operator.getByText('アバターを映像で送っています')).toBeVisible(soon);
  await expectMore(signage, 'frames');
  await expect.poll(async () => (await faceOn(signage, 'video')).eyes.dark, soon).toBeGreaterThan(0.1);
  await expect(signage.locator('canvas')).toHaveCount(0);
});
