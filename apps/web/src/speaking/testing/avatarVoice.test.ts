import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEngineBrowser } from '@/rtc/testing/engineBrowser';

const syllables = [
  { from: 0.2, to: 0.5 },
  { from: 0.8, to: 1.1 },
];
const sentence = { tones: syllables, seconds: 1.3 };
const tone = { tones: [{ from: 0, to: 8 }], seconds: 8 };

describe('the voice of the avatar in a call', { timeout: 60_000 }, () => {
  let browser: Awaited<ReturnType<typeof startEngineBrowser>>;
  let page: Page;
  beforeAll(async () => {
    browser = await startEngineBrowser({ folder: import.meta.dirname, handle: 'enterCall' });
  }, 60_000);
  afterAll(() => browser.stop());
  beforeEach(async () => {
    page = await browser.open(await browser.newContext());
    await page.evaluate(() => enterCall());
    return () => page.context().close();
  });

  it('[D-AO03] says a line instead of the microphone, which is heard again after its last word', async () => {
    const told = await page.evaluate(async (voice) => {
      const said = operator.say('1階でお貸ししています。');
      operator.make(0, voice);
      const outcome = await said;
      const during = operator.sent;
      await operator.untilSilent();
      return { outcome, during, after: operator.sent, sounds: await operator.sounds() };
    }, sentence);
    expect(told).toEqual({
      outcome: 'said',
      during: [{ of: 'voice', isLive: true }],
      after: [
        { of: 'voice', isLive: false },
        { of: 'microphone', isLive: true },
      ],
      sounds: syllables.length,
    });
  });

  it('[D-AO03] says nothing of a line that was stopped before its sound came, whether there is a voice for it or none', async () => {
    const told = await page.evaluate(async (voice) => {
      const outcomes = [voice, null].map((made, place) => {
        const said = operator.say('1階でお貸ししています。');
        operator.hush();
        operator.make(place, made);
        return said;
      });
      return { outcomes: await Promise.all(outcomes), isHeard: await operator.isHeard(), sent: operator.sent };
    }, tone);
    expect(told).toEqual({ outcomes: ['stopped', 'stopped'], isHeard: false, sent: [] });
  });

  it('[D-AO03] says a line once that was stopped and wanted anew while its sound was made, and one touch silences it', async () => {
    const told = await page.evaluate(async (voice) => {
      const first = operator.say('はい。');
      operator.hush();
      const second = operator.say('はい。');
      operator.make(0, voice);
      operator.make(1, voice);
      const outcomes = await Promise.all([first, second]);
      const isHeard = await operator.isHeard();
      operator.hush();
      return { outcomes, isHeard, isHeardAfter: await operator.isHeard(), sent: operator.sent };
    }, tone);
    expect(told.outcomes).toEqual(['stopped', 'said']);
    expect([told.isHeard, told.isHeardAfter]).toEqual([true, false]);
    expect(told.sent.map(({ of }) => of)).toEqual(['voice', 'microphone']);
  });

  it('[D-AO03] goes on with a newer line when an older one comes late to the other side', async () => {
    const told = await page.evaluate(async (voice) => {
      const arrive = operator.holdNext();
      const first = operator.say('はい。');
      operator.make(0, voice);
      while (operator.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      const second = operator.say('1階です。');
      operator.make(1, voice);
      const outcomes = [await second];
      arrive();
      outcomes.unshift(await first);
      return { outcomes, isHeard: await operator.isHeard(), last: operator.sent.at(-1), isSaying: operator.isSaying };
    }, tone);
    expect(told).toEqual({
      outcomes: ['stopped', 'said'],
      isHeard: true,
      last: { of: 'voice', isLive: true },
      isSaying: true,
    });
  });

  it('[D-AO03] has no voice for a line that nobody makes a sound of', async () => {
    const told = await page.evaluate(async () => {
      const said = operator.say('はい。');
      operator.make(0, null);
      return { outcome: await said, isSaying: operator.isSaying, sent: operator.sent };
    });
    expect(told).toEqual({ outcome: 'voiceless', isSaying: false, sent: [] });
  });

  it('[D-AO03] falls silent with the end of the call, and says nothing after it', async () => {
    const told = await page.evaluate(async (voice) => {
      const said = operator.say('はい。');
      operator.make(0, voice);
      await said;
      operator.leave();
      return { isHeard: await operator.isHeard(), outcome: await operator.say('まだです。'), sent: operator.sent };
    }, tone);
    expect([told.isHeard, told.outcome]).toEqual([false, 'stopped']);
    expect(told.sent[0]).toEqual({ of: 'voice', isLive: false });
  });
});
