import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngineBrowser } from './engineBrowser';
import { decoded, eventually, expectPicture, expectSound, lastEnergies, pictureWidth, told, way } from './looks';
import type { SideOptions } from './side';

type Browser = Awaited<ReturnType<typeof startEngineBrowser>>;

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await startEngineBrowser();
});
afterAll(() => browser.stop());

const start = (page: Page, options: SideOptions) => page.evaluate((given) => side.start(given), options);

async function pair(operator: Partial<SideOptions> = {}): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await browser.open(context), await browser.open(context)];
  await start(pages[1], { me: 'visitor', peer: 'operator', isPolite: true });
  await start(pages[0], { me: 'operator', peer: 'visitor', isPolite: false, ...operator });
  return pages;
}

describe('two pages in one call', { timeout: 240_000 }, () => {
  let operator: Page;
  let visitor: Page;
  beforeAll(async () => {
    context = await browser.newContext();
    [operator, visitor] = await pair();
  });
  afterAll(() => context.close());

  it('[O-C21] see and hear each other, and know when it began', async () => {
    for (const page of [operator, visitor]) {
      await expectPicture(page);
      await expectSound(page);
      await eventually(() => pictureWidth(page, 'person')).toBe(1280);
      await eventually(() => told(page)).toEqual(
        expect.arrayContaining(['connected', 'first picture', 'first sound', 'picture decoding']),
      );
    }
  });

  it('[O-C20] measure their connection every second', async () => {
    await eventually(() => operator.evaluate(() => side.measured.at(-1)?.kbpsIn)).toBeGreaterThan(100);
    expect(await operator.evaluate(() => side.measured.at(-1)?.lossPercent)).toBeLessThan(5);
  });

  it('tell each other what need not arrive', async () => {
    await visitor.evaluate(() => side.call.frames.send(Uint8Array.of(7, 8)));
    await eventually(() => told(operator)).toContain('frame 7,8');
  });

  it('a muted microphone is silent until it is heard again, whichever it is', async () => {
    await visitor.evaluate(() => side.call.mute(true));
    await visitor.evaluate(async () => side.call.send('microphone', (await side.microphone.open()).clone()));
    await eventually(async () => {
      const [first = 0, last = 0] = await lastEnergies(operator);
      return last - first;
    }).toBeLessThan(1e-6);
    await visitor.evaluate(() => side.call.mute(false));
    await expectSound(operator);
  });

  it('another picture and a screen come and go without a new way', async () => {
    const before = await way(operator);
    await visitor.evaluate(() => side.call.send('camera', side.drawnTrack(640, 360)));
    await eventually(() => pictureWidth(operator, 'person')).toBe(640);
    await operator.evaluate(() => side.call.send('screen', side.drawnTrack(800, 600)));
    await eventually(() => pictureWidth(visitor, 'screen')).toBe(800);
    await expectPicture(visitor, 'screen');
    await operator.evaluate(() => side.call.send('screen', null));
    await expectPicture(visitor);
    expect(await way(operator)).toBe(before);
  });

  it('[O-C23] either of them looks for a new way, and nobody notices', async () => {
    for (const page of [operator, visitor]) {
      const before = [await way(operator), await way(visitor)];
      await page.evaluate(() => side.call.restart());
      await eventually(() => way(operator)).not.toBe(before[0]);
      await eventually(() => way(visitor)).not.toBe(before[1]);
      await expectPicture(operator);
      await expectPicture(visitor);
    }
    expect(await told(operator)).not.toContain('interrupted');
    expect(await told(visitor)).not.toContain('interrupted');
  });

  it('[O-C23] both of them do so in the same moment', async () => {
    const before = [await way(operator), await way(visitor)];
    await Promise.all([operator, visitor].map((page) => page.evaluate(() => side.call.restart())));
    for (const [n, page] of [operator, visitor].entries()) {
      await eventually(() => way(page)).not.toBe(before[n]);
      await expectPicture(page);
      expect(await told(page)).not.toContain('negotiation');
    }
  });

  it('[O-C23] a device that comes back online looks for a new way', async () => {
    const before = await way(visitor);
    await visitor.evaluate(() => dispatchEvent(new Event('online')));
    await eventually(() => way(visitor)).not.toBe(before);
    await expectPicture(operator);
  });

  it('a page that was reloaded is called again, by either side', async () => {
    await browser.reload(visitor);
    await start(visitor, { me: 'visitor again', peer: 'operator', isPolite: true });
    await operator.evaluate(() => side.replacePeer('visitor again'));
    await eventually(() => decoded(operator, 'camera')).toBeGreaterThan(0);
    await expectPicture(visitor);

    await browser.reload(operator);
    await visitor.evaluate(() => side.replacePeer('operator again'));
    await start(operator, { me: 'operator again', peer: 'visitor again', isPolite: false });
    await expectPicture(operator);
    await expectSound(operator);
    await eventually(() => decoded(visitor, 'camera')).toBeGreaterThan(0);
    await eventually(() => operator.evaluate(() => side.call.frames.send(Uint8Array.of(9)))).toBe(true);
    await eventually(() => told(visitor)).toContain('frame 9');
  });

  it('[O-C21] a page that vanished is noticed', async () => {
    await visitor.close();
    await eventually(() => told(operator)).toContain('interrupted');
    await eventually(() => told(operator)).toContain('picture stuck');
  });
});

describe('a page alone', { timeout: 240_000 }, () => {
  let page: Page;
  beforeAll(async () => {
    context = await browser.newContext();
    page = await browser.open(context);
  });
  afterAll(() => context.close());

  it('makes an offer again that got lost', async () => {
    const pages = await pair({ lostSignals: 1 });
    for (const one of pages) await expectPicture(one);
    for (const one of pages) await one.close();
  });

  it.each(['camera', 'microphone'] as const)('[O-C24] takes the chosen %s again after a reload', async (kind) => {
    const taken = () => page.evaluate(async (name) => (await side[name].open()).label, kind);
    const first = await taken();
    const other = await page.evaluate(
      async ([name, label]) => {
        const device = (await side[name].devices()).find((found) => found.label !== label);
        if (device) await side[name].choose(device);
        return device?.label;
      },
      [kind, first] as const,
    );
    expect(await taken()).toBe(other);
    await browser.reload(page);
    expect(await taken()).toBe(other);
  });

  it('[O-C24] takes another one when the chosen one is gone', async () => {
    await page.evaluate(() => side.camera.choose({ deviceId: 'yesterday', label: 'A camera of yesterday' }));
    expect(await page.evaluate(async () => (await side.camera.open()).readyState)).toBe('live');
  });

  it('[O-C24] takes another one when it is pulled out', async () => {
    const state = await page.evaluate(async () => {
      const track = await side.camera.open();
      const next = new Promise<MediaStreamTrack>((resolve) => side.camera.on('track', resolve));
      track.dispatchEvent(new Event('ended'));
      return (await next).readyState;
    });
    expect(state).toBe('live');
  });

  it('is checked before a call', async () => {
    expect(await page.evaluate(() => side.checks.camera())).toEqual({
      state: 'fine',
      detail: { kind: 'picture', width: 1280, height: 720 },
    });
    expect(await page.evaluate(() => side.checks.microphone())).toMatchObject({
      state: 'fine',
      detail: { kind: 'voice' },
    });
    expect(await page.evaluate(() => side.checks.speaker(true))).toEqual({ state: 'fine', detail: { kind: 'heard' } });
    expect(await page.evaluate(() => side.checks.speaker(false))).toEqual({ state: 'failed', reason: 'notHeard' });
    expect(await page.evaluate(() => side.checks.turn([]))).toEqual({ state: 'warning', reason: 'turnNotConfigured' });
    expect(await page.evaluate(() => side.checks.network())).toMatchObject({
      state: 'fine',
      detail: { kind: 'roundTrip' },
    });
    await context.setOffline(true);
    expect(await page.evaluate(() => side.checks.network())).toEqual({ state: 'failed', reason: 'offline' });
  });
});
