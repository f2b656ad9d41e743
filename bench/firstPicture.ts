import type { Page } from '@playwright/test';
import type { Kind } from './firstPicture/page';
import { openBrowser, servePages } from './pagesInBrowser';

/**
 * From the start of a call until both sides have decoded the first picture and the first sound: the engine against a
 * bare call between the same two pages, taking turns so that a noisy neighbour hits both.
 */
const wantedRatio = 1.2;
const rounds = Number(process.env.ROUNDS ?? 30);

const pages = await servePages('./firstPicture');
const browser = await openBrowser();

async function open(page: Page): Promise<Page> {
  await page.goto(pages.url);
  await page.waitForFunction(() => 'bench' in globalThis);
  return page;
}

interface Times {
  picture: number;
  sound: number;
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

try {
  const context = await browser.newContext();
  const caller = await open(await context.newPage());
  const callee = await open(await context.newPage());

  /** Milliseconds until the slower side had it. */
  const measure = async (kind: Kind, round: number): Promise<Times> => {
    const begin = (page: Page, isCaller: boolean) =>
      page.evaluate((given) => bench.begin(given.kind, given.round, given.isCaller), { kind, round, isCaller });
    await begin(callee, false);
    const start = await begin(caller, true);
    const sides = await Promise.all([caller, callee].map((page) => page.evaluate(() => bench.first())));
    for (const page of [caller, callee]) await page.evaluate(() => bench.end());
    const slower = (what: keyof Times) => Math.max(...sides.map((side) => side[what])) - start;
    return { picture: slower('picture'), sound: slower('sound') };
  };

  const measured: Record<Kind, Times[]> = { bare: [], engine: [] };
  // The first call of each wakes the codecs up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of ['bare', 'engine'] as const) {
      const times = await measure(kind, 2 * round + (kind === 'bare' ? 0 : 1));
      if (round > 0) measured[kind].push(times);
    }
  }
  const ratios = (['picture', 'sound'] as const).map((what) => {
    const [bare, engine] = [middle(measured.bare.map((t) => t[what])), middle(measured.engine.map((t) => t[what]))];
    console.log(
      `first ${what} on both sides, median of ${rounds}: bare ${bare.toFixed(0)} ms, engine ${engine.toFixed(0)} ms, ratio ${(engine / bare).toFixed(2)}`,
    );
    return engine / bare;
  });
  const worst = Math.max(...ratios);
  console.log(`worst ratio ${worst.toFixed(2)}, wanted at most ${wantedRatio}`);
  process.exitCode = worst <= wantedRatio ? 0 : 1;
} finally {
  await browser.close();
  await pages.stop();
}
