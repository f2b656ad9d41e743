import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser';
import { pageScript } from '../conversation/pageScript';
import type { ScenePictures } from './dressedSignage';
import type { Place } from './staticPage';

const slowdown = 4;
const screen = { width: 540, height: 960 };
const patienceMs = 60_000;

const watch = await pageScript('../signagePage/firstPictures.ts');
export interface Load {
  url: string;
  isSignage: boolean;
  /** What stood on the screen last; else it starts as if for the first time, but with all files at hand. */
  remembers: boolean;
  /** How long the page is left alone afterwards. */
  restMs: number;
}

/** A browser that keeps its files on a disk, and the code that was made of its scripts; its processor is slow. */
export class ShopDevice {
  readonly context: BrowserContext;
  readonly #folder: string;

  private constructor(context: BrowserContext, folder: string) {
    this.context = context;
    this.#folder = folder;
  }

  static async open(baseURL: string): Promise<ShopDevice> {
    const folder = await mkdtemp(join(tmpdir(), 'mukae-device-'));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
      baseURL,
      viewport: screen,
      locale: 'ja-JP',
    });
    return new ShopDevice(context, folder);
  }

  /** Milliseconds until each of the pictures was seen, and on a signage page the word that says how the reception stands. */
  load({ url, isSignage, remembers, restMs }: Load, pictures: ScenePictures): Promise<Map<string, number>> {
    return this.#onPage(async (page) => {
      await page.addInitScript(`globalThis.wantedPictures = ${JSON.stringify(Object.values(pictures))};`);
      if (!remembers) await page.addInitScript(() => localStorage.removeItem('mukae.firstPicture'));
      await page.addInitScript({ content: watch });
      const line = await this.context.newCDPSession(page);
      await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(url, { waitUntil: 'commit' });
      const patience = { timeout: patienceMs };
      await page.waitForFunction(() => wantedPictures.every((url) => firstPictures.has(url)), null, patience);
      if (isSignage) await page.waitForFunction(() => firstPictures.has('word'), null, patience);
      const seen = new Map(await page.evaluate(() => [...firstPictures]));
      await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await pause(restMs);
      return seen;
    });
  }

  /** Where the pictures stand once everything has come to rest; the character is drawn by then. */
  placesOn(url: string, pictures: ScenePictures, restMs: number): Promise<Place[]> {
    return this.#onPage(async (page) => {
      await page.goto(url);
      await page.locator('canvas[data-drawn]').waitFor();
      await pause(restMs);
      const shown = await page.locator('img, canvas[data-drawn]').evaluateAll((all) =>
        all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return { url: one.getAttribute('src'), left, top, width, height };
        }),
      );
      return Object.entries(pictures).map(([what, picture]) => {
        const place = shown.findLast((one) => one.url === (what === 'character' ? null : picture));
        if (!place) throw new Error(`${what} is not shown`);
        return { ...place, url: picture };
      });
    });
  }

  async close(): Promise<void> {
    await this.context.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #onPage<Value>(work: (page: Page) => Promise<Value>): Promise<Value> {
    const page = await this.context.newPage();
    try {
      return await work(page);
    } finally {
      await page.close();
    }
  }
}
