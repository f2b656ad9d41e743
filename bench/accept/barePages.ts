import type { Browser, Page } from '@playwright/test';
import { acceptedCall, type Times, watchFirstMedia } from './acceptedCall';
import type { Desk } from './bare/page';

/** Two pages and a relay between them, nothing else. */
export class BarePages {
  readonly #visitor: Page;
  readonly #desk: Page;
  readonly #relay: string;
  /** How many have come to the relay so far: the next one gets this place. */
  #places = 0;

  private constructor(visitor: Page, desk: Page, relay: string) {
    this.#visitor = visitor;
    this.#desk = desk;
    this.#relay = relay;
  }

  static async open(browser: Browser, pageUrl: string, relay: string): Promise<BarePages> {
    const open = async () => {
      const page = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage();
      await watchFirstMedia(page);
      await page.goto(pageUrl);
      await page.waitForFunction(() => 'bare' in globalThis);
      return page;
    };
    return new BarePages(await open(), await open(), relay);
  }

  async turn(desk: Desk, calls: number): Promise<Times[]> {
    const times: Times[] = [];
    for (let call = 0; call < calls; call += 1) times.push(await this.#call(desk));
    return times;
  }

  async #call(desk: Desk): Promise<Times> {
    const [relay, visitorPlace, deskPlace] = [this.#relay, this.#places, this.#places + 1];
    this.#places += 2;
    await this.#visitor.evaluate((side) => bare.join(side), { relay, other: deskPlace, desk: null });
    await this.#desk.evaluate((side) => bare.join(side), { relay, other: visitorPlace, desk });
    const times = await acceptedCall(this.#visitor, this.#desk, this.#desk.getByRole('button'));
    for (const page of [this.#visitor, this.#desk]) await page.evaluate(() => bare.end());
    return times;
  }
}
