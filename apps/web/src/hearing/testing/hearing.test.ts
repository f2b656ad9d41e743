import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngineBrowser } from '@/rtc/testing/engineBrowser';
import { visitorSound } from '../../../../../scripts/tryoutFiles';

let browser: Awaited<ReturnType<typeof startEngineBrowser>>;
let page: Page;

const patience = { timeout: 30_000 };

const heard = () => page.evaluate(() => visitor.heard());
const untilHeard = (what: 'final' | 'nothing') =>
  expect.poll(() => page.evaluate((is) => visitor.hasHeard(is), what), patience).toBe(true);

async function say(to = page): Promise<void> {
  const wav = (await readFile(visitorSound)).toString('base64');
  await to.evaluate((sound) => visitor.play(sound), wav);
}

describe.skipIf(!existsSync(visitorSound))('a visitor who speaks to a browser', { timeout: 90_000 }, () => {
  beforeAll(async () => {
    browser = await startEngineBrowser({ folder: import.meta.dirname, handle: 'visitor' });
    page = await browser.open(await browser.newContext());
  }, 60_000);
  afterAll(() => browser.stop());

  it('[D-AH05] [D-AH03] is noticed, and what she said goes to the service as one sound', async () => {
    await say();
    await untilHeard('final');
    const { heard: told, seconds, loudest } = await heard();
    expect(told).toEqual([
      { is: 'speechBegan' },
      { is: 'speechEnded' },
      { is: 'final', text: 'トイレはどこですか', language: 'ja' },
    ]);
    expect(seconds).toHaveLength(1);
    expect(seconds[0]).toBeGreaterThan(2.4);
    expect(seconds[0]).toBeLessThan(3.6);
    expect(loudest).toBeGreaterThan(0.1);
  });

  it('[D-AH01] [D-AH02] is understood by the service, for this browser claims to understand and does not', async () => {
    expect(await page.evaluate(() => 'webkitSpeechRecognition' in globalThis)).toBe(true);
    expect(await page.evaluate(() => visitor.engine)).toBe('server');
  });

  it('[D-AH05] is told from what rustles, claps and chimes', async () => {
    await page.evaluate(() => visitor.playNoise(4));
    await say();
    await untilHeard('final');
    const { heard: told, seconds } = await heard();
    expect(told.map(({ is }) => is)).toEqual(['speechBegan', 'speechEnded', 'final']);
    expect(seconds).toHaveLength(1);
  });

  it('[D-AH05] is noticed all the same where what finds a voice could not be loaded at first', async () => {
    const context = await browser.newContext();
    let isAway = true;
    await context.route(/\.onnx/, (route) => (isAway ? route.abort() : route.continue()));
    await context.clock.install();
    const late = await browser.open(context);
    const engine = () => late.evaluate(() => visitor.engine);
    await expect.poll(engine, patience).toBe('none');
    isAway = false;
    await late.clock.fastForward(60_000);
    await expect.poll(engine, patience).toBe('server');
    await say(late);
    await expect.poll(() => late.evaluate(() => visitor.hasHeard('final')), patience).toBe(true);
    await context.close();
  });

  it('[D-AH01] costs her screen nothing where nobody understands: nothing is loaded for it', async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => Object.assign(globalThis, { isServiceDeaf: true }));
    const loaded: string[] = [];
    context.on('request', (request) => loaded.push(request.url()));
    const deaf = await browser.open(context);
    await expect.poll(() => deaf.evaluate(() => visitor.engine), patience).toBe('none');
    await deaf.evaluate(() => visitor.playNoise(1));
    expect(loaded.filter((url) => /\.(onnx|wasm)|activity\.worker/.test(url))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(5);
    await context.close();
  });
});
