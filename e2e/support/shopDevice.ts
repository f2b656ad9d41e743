import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { type BrowserContext, chromium } from '@playwright/test';
import { withFakeMedia } from './launch';
import { test as base } from './mortalService';
import { withSlowScreen } from './slowScreen';
import { type Page, photographFailure, watchFaults } from './test';

/** A device in a shop: its browser is ended and started again, and has what browsers keep on the disk. */
class ShopDevice {
  readonly #folder: string;
  readonly #onStart: (browser: BrowserContext) => void;
  #browser: BrowserContext | undefined;

  constructor(folder: string, onStart: (browser: BrowserContext) => void) {
    this.#folder = folder;
    this.#onStart = onStart;
  }

  get browser(): BrowserContext | undefined {
    return this.#browser;
  }

  async switchOn(): Promise<Page> {
    const browser = await chromium.launchPersistentContext(this.#folder, withFakeMedia.launchOptions);
    this.#onStart(browser);
    this.#browser = await withSlowScreen(browser);
    return browser.newPage();
  }

  /** As the person does it who sets the device up. */
  async logIn(loginId: string): Promise<void> {
    const data = { username: loginId, password: demoPassword, isRemember: true };
    await this.#browser?.request.post('/login', { data });
  }

  async switchOff(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
  }
}

/** With a service that can be killed, and a device that can be switched off. */
export const test = base.extend<{ device: ShopDevice }>({
  device: async ({ faults }, use, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'mukae-device-'));
    const device = new ShopDevice(folder, (browser) => watchFaults(browser, faults));
    await use(device);
    if (device.browser) await photographFailure(device.browser, info);
    await device.switchOff();
    await rm(folder, { recursive: true, force: true });
  },
});
