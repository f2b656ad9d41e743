import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEngineBrowser } from '@/rtc/testing/engineBrowser';

const seenLateMs = 80;
const silentWithinMs = 50;

const syllables = [
  { from: 0.2, to: 0.5 },
  { from: 0.8, to: 1.1 },
  { from: 1.4, to: 1.9 },
];
const sentence = { tones: syllables, seconds: 2 };
const tone = { tones: [{ from: 0, to: 3 }], seconds: 3 };

type Browser = Awaited<ReturnType<typeof startEngineBrowser>>;

describe('somebody who speaks', { timeout: 60_000 }, () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startEngineBrowser({ folder: import.meta.dirname, handle: 'stage' });
  }, 60_000);
  afterAll(() => browser.stop());
  beforeEach(async () => {
    page = await browser.open(await browser.newContext());
    return () => page.context().close();
  });

  it('[D-AS06] moves her mouth with the sound, from the first syllable to the last', async () => {
    const { sounds, changes } = await page.evaluate(async (voice) => {
      stage.lend(voice);
      // The first line has the recorder begin.
      await stage.say('はい。');
      const before = await stage.record();
      await stage.say('ベビーカーは、1階の総合案内でお貸ししています。');
      const record = await stage.record();
      return {
        sounds: record.sounds.slice(before.sounds.length),
        changes: record.changes.slice(before.changes.length),
      };
    }, sentence);
    expect(sounds).toHaveLength(syllables.length);
    expect(changes).toHaveLength(2 * syllables.length);
    for (const [place, { after, before }] of changes.entries()) {
      const sound = sounds[Math.floor(place / 2)] ?? { from: 0, to: 0, lateMs: 0 };
      const heardAt = place % 2 === 0 ? sound.from : sound.to;
      const apart = Math.max(0, after - heardAt, heardAt - before);
      expect(apart).toBeLessThan(seenLateMs + sound.lateMs);
    }
  });

  it('[D-AS02] falls silent at once, without a click, and so does her mouth', async () => {
    const { hushed, record } = await page.evaluate(async (voice) => {
      stage.lend(voice);
      // The first line has the recorder begin.
      await stage.hushAfter(300, 'はい。');
      await stage.record();
      const hushed = [];
      for (const text of ['無料です。', '無料です。', '総合案内でお貸ししています。']) {
        hushed.push(await stage.hushAfter(300, text));
      }
      return { hushed, record: await stage.record() };
    }, tone);
    const sounds = record.sounds.slice(-hushed.length);
    expect(sounds).toHaveLength(hushed.length);
    const lastedMs = sounds.map(({ endsAt }, place) => (endsAt - (hushed[place]?.inSound ?? Number.NaN)) * 1000);
    expect(Math.min(...lastedMs)).toBeGreaterThan(0);
    // Here and below: a machine that stands still in between is late, and may click all the same.
    expect(Math.min(...lastedMs)).toBeLessThan(silentWithinMs);
    // A tone of 220 Hz at half the loudness climbs by 0.016 a sample.
    expect(Math.min(...sounds.map(({ largestStep }) => largestStep))).toBeLessThan(0.03);
    const { hushedAt = Number.NaN } = hushed.at(-1) ?? {};
    expect((record.changes.at(-1)?.after ?? Number.NaN) - hushedAt).toBeLessThan(seenLateMs);
  });

  it('[D-AV08] has the next sentence ready before she is through with the one before', async () => {
    const told = await page.evaluate(async (voice) => {
      stage.lend(voice);
      return stage.say('はい。', '1階の総合案内でお貸ししています。', '無料です。');
    }, sentence);
    expect(told.asked).toHaveLength(3);
    for (const place of [1, 2]) {
      expect(told.asked[place]).toBeLessThan(told.ended[place - 1] ?? 0);
      expect((told.began[place] ?? 0) - (told.ended[place - 1] ?? 0)).toBeLessThan(150);
    }
  });

  it.each(['never', 'failing', 'nonsense', 'none'] as const)(
    '[D-AV09] [D-AV04] goes on without a voice when the one of the service is this: %s',
    async (voice) => {
      const { told, again, record } = await page.evaluate(async (lent) => {
        stage.lend(lent);
        return { told: await stage.say('はい。'), again: await stage.say('無料です。'), record: await stage.record() };
      }, voice);
      expect((told.began[0] ?? 0) - told.saidAt).toBeLessThan(voice === 'never' ? 3000 : 1500);
      expect(told.ended).toHaveLength(1);
      // Nobody waits for it a second time.
      expect((again.began[0] ?? 0) - again.saidAt).toBeLessThan(1000);
      expect(again.asked).toEqual([]);
      expect([record.sounds, record.changes]).toEqual([[], []]);
    },
  );
});

describe('a voice that is slow for once', { timeout: 60_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startEngineBrowser({ folder: import.meta.dirname, handle: 'stage' });
  }, 60_000);
  afterAll(() => browser.stop());

  it('[D-AV09] is not waited for, and is asked again for the next words', async () => {
    const page = await browser.open(await browser.newContext());
    const { late, next } = await page.evaluate(async (voice) => {
      stage.lend(voice, 2500);
      const first = await stage.say('ベビーカーは、1階の総合案内でお貸ししています。');
      stage.lend(voice);
      return { late: first, next: await stage.say('無料です。') };
    }, sentence);
    expect((late.began[0] ?? 0) - late.saidAt).toBeLessThan(3000);
    expect(next.asked).toHaveLength(1);
  });
});

describe('a page that nobody has touched', { timeout: 60_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startEngineBrowser({ folder: import.meta.dirname, handle: 'stage', soundsUntouched: false });
  }, 60_000);
  afterAll(() => browser.stop());

  it('[D-AS10] shows what is said for as long as it takes to read, its mouth shut, and speaks from the first touch on', async () => {
    const context = await browser.newContext();
    await context.addInitScript((voice) => {
      addEventListener('load', async () => {
        stage.lend(voice);
        const told = await stage.say('ベビーカーは、1階でお貸ししています。');
        navigator.sendBeacon('/told', JSON.stringify({ told, record: await stage.record() }));
      });
    }, sentence);
    const page = await context.newPage();
    const told = page.waitForRequest('**/told');
    await browser.openUntouched(page);
    const silent = (await told).postDataJSON();
    expect(silent.told.asked).toEqual([]);
    expect((silent.told.ended[0] ?? 0) - (silent.told.began[0] ?? 0)).toBeGreaterThan(1500);
    expect([silent.record.sounds, silent.record.changes]).toEqual([[], []]);

    await page.mouse.click(10, 10);
    const heard = await page.evaluate(async () => {
      await stage.say('はい。');
      await stage.say('無料です。');
      return stage.record();
    });
    expect(heard.sounds.length).toBeGreaterThan(0);
    expect(heard.changes.length).toBeGreaterThan(0);
  });
});
