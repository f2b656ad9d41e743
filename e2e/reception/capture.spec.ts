import { filmedCamera, missingForFaces, modelsFolder } from '../../scripts/tryoutFiles';
import { expectReadable } from '../support/axe';
import { meet, withFakeMedia } from '../support/calls';
import { sentToPeers, watchDataChannels, watchOutgoing } from '../support/outgoing';
import { expect, type Page, test } from '../support/test';

const { launchOptions } = withFakeMedia;
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, ...filmedCamera] },
  env: { MODELS_DIR: modelsFolder },
});
test.describe.configure({ timeout: 240_000 });

const missing = missingForFaces();
test.skip(missing.length > 0, `needs ${missing.join(' and ')}`);

const capture = (page: Page) => page.getByRole('region', { name: 'フェイスキャプチャ' });

/** A loop of the film takes six seconds; a busy machine reads few of its pictures. */
const loops = { timeout: 90_000 };

const isConnected = (page: Page) =>
  page.evaluate(() => window.connections.some(({ connectionState }) => connectionState === 'connected'));

/** What the panel shows of a shape, 0 to 1. */
const meter = (page: Page, name: 'mouth' | 'smile' | 'eyes' | 'head') =>
  expect.poll(
    () =>
      capture(page)
        .locator('dl')
        .evaluate((meters, shape) => Number(meters.style.getPropertyValue(`--${shape}`)), name),
    { ...loops, intervals: [40] },
  );

test('[O-V26] [O-V28] [O-V29] the face in the camera moves the avatar, and its picture stays in the page', async ({
  loggedIn,
  service,
}) => {
  const { operator } = await meet(async (loginId) => {
    const page = await loggedIn(loginId);
    await watchDataChannels(page);
    return page;
  });
  await expect.poll(() => isConnected(operator), loops).toBe(true);
  const panel = capture(operator);
  await expect(panel.getByText('カメラはオフです。')).toBeVisible();

  const before = await sentToPeers(operator);
  const outgoing = watchOutgoing(operator, service.url);
  const since = Date.now();
  await panel.getByRole('button', { name: 'カメラをオンにする' }).click();
  await expect(panel.getByText('顔を読み取っています')).toBeVisible(loops);

  await meter(operator, 'mouth').toBeGreaterThan(0.4);
  await meter(operator, 'smile').toBeGreaterThan(0.4);
  await meter(operator, 'eyes').toBeLessThan(0.65);
  await meter(operator, 'head').toBeGreaterThan(10 / 30);
  await expect(panel.getByText(/^\d+ fps$/)).toBeVisible();
  await panel.getByText('調整する').click();
  await expectReadable(operator);

  const sent = await sentToPeers(operator);
  const seconds = (Date.now() - since) / 1000;
  expect(sent).toMatchObject({ pictures: [], framesEncoded: 0 });
  expect(sent.largestMessage).toBeLessThan(1000);
  expect(sent.channelBytes - before.channelBytes).toBeLessThan(seconds * 5000);
  expect(sent.bytesBesideVoice - before.bytesBesideVoice).toBeLessThan(seconds * 10_000);
  expect(outgoing.elsewhere).toEqual([]);
  expect(outgoing.said).toBeLessThan(seconds * 1000);

  await panel.getByRole('button', { name: 'カメラをオフにする' }).click();
  await expect(panel.getByText('カメラはオフです。')).toBeVisible();
});
