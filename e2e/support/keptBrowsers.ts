import type { BrowserContext, Page } from '@playwright/test';

/** Browsers that no other test may have: something in them cannot be put back. */
const spent = new WeakSet<BrowserContext>();

export const spendBrowser = (page: Page): void => void spent.add(page.context());

/**
 * Browsers that stay open from one test to the next, each as new: what they have fetched and compiled once they need not
 * fetch and compile again. A page that nobody looks at keeps the process alive in which all their pages run.
 */
export class KeptBrowsers {
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #resting = new Map<BrowserContext, Page>();

  /** One that was opened in the same way before, or another one. */
  async take(way: string, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const free = this.#free.get(way)?.pop();
    if (free) {
      // Not when it is given back: what a page has written in its last moment arrives a moment after it is closed.
      await this.#resting.get(free)?.evaluate(() => localStorage.clear());
      return free;
    }
    const opened = await open();
    const resting = await opened.newPage();
    await resting.goto('/healthz');
    this.#resting.set(opened, resting);
    return opened;
  }

  async giveBack(way: string, browser: BrowserContext): Promise<void> {
    const resting = this.#resting.get(browser);
    if (!resting || spent.has(browser)) return browser.close();
    for (const page of browser.pages()) if (page !== resting) await page.close();
    await browser.clearCookies();
    await browser.clearPermissions();
    this.#free.set(way, [...(this.#free.get(way) ?? []), browser]);
  }
}
