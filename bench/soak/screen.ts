import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '@mukae/server/features/demo/demoAccounts';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { pageScript } from '../conversation/pageScript';

/** What may not become more and more. */
export interface Figures {
  heapKiB: number;
  nodes: number;
  listeners: number;
  objectUrls: number;
  workers: number;
}

/** A garbage collection may leave what the next one takes; of several readings the least is what is held. */
const readings = 5;
const betweenMs = 700;

const watch = await pageScript('../soak/soakWatch.ts');
const least = (all: readonly Figures[], which: keyof Figures): number => Math.min(...all.map((one) => one[which]));

/** The page of the first signage of the demo, in a shop for a long day. */
export class Screen {
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#context = page.context();
    this.#line = line;
  }

  static async open(browser: Browser, url: string): Promise<Screen> {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'ja-JP',
      viewport: { width: 540, height: 960 },
      permissions: ['camera', 'microphone'],
    });
    const page = await context.newPage();
    const who = { username: demoAccounts.signage1.loginId, password: demoPassword, isRemember: true };
    await page.request.post('/login', { data: who });
    await page.addInitScript({ content: watch });
    await page.goto('/app/signage/view');
    return new Screen(page, await context.newCDPSession(page));
  }

  /** By its first word, as visitors read it. */
  says(word: string): Promise<void> {
    return this.#page.evaluate((wanted) => soakWatch.untilRibbonSays(wanted), word);
  }

  changes(): Promise<number> {
    return this.#page.evaluate(() => soakWatch.changes);
  }

  touch(): Promise<void> {
    return this.#page.keyboard.press('y');
  }

  callOff(): Promise<void> {
    return this.#page
      .getByRole('button', { name: /とりやめる|またあとで/ })
      .last()
      .click();
  }

  async loseNetwork(): Promise<void> {
    await this.#context.setOffline(true);
    await this.#page.evaluate(() => soakWatch.cut());
  }

  findNetwork(): Promise<void> {
    return this.#context.setOffline(false);
  }

  /** What it holds when nothing moves that need not. */
  async figures(): Promise<Figures> {
    const all: Figures[] = [];
    for (let reading = 0; reading < readings; reading += 1) {
      await pause(betweenMs);
      all.push(await this.#read());
    }
    return {
      heapKiB: least(all, 'heapKiB'),
      nodes: least(all, 'nodes'),
      listeners: least(all, 'listeners'),
      objectUrls: least(all, 'objectUrls'),
      workers: least(all, 'workers'),
    };
  }

  async #read(): Promise<Figures> {
    await this.#line.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#line.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await this.#line.send('Memory.getDOMCounters');
    return {
      heapKiB: usedSize / 1024,
      nodes,
      listeners: jsEventListeners,
      objectUrls: await this.#page.evaluate(() => soakWatch.objectUrls),
      workers: this.#page.workers().length,
    };
  }
}
