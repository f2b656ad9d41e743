import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngineBrowser } from '@/rtc/testing/engineBrowser';

let browser: Awaited<ReturnType<typeof startEngineBrowser>>;
let page: Page;

describe('a voice in a browser', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    browser = await startEngineBrowser({ folder: import.meta.dirname, handle: 'talker' });
    page = await browser.open(await browser.newContext());
  }, 60_000);
  afterAll(() => browser.stop());

  it.each(['man', 'woman'] as const)('[O-V30] moves the lips, whoever speaks: a %s', async (who) => {
    const read = await page.evaluate((speaker) => talker.readLips('ee', speaker), who);
    expect(read.vowel).toBe('ee');
  });

  it('[O-V36] is another one where it arrives', async () => {
    const heard = await page.evaluate(() => talker.changeVoice({ pitch: 4, formant: 0 }));
    expect(heard.hertz).toBeCloseTo(252, -1);
  });
});
