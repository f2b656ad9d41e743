import type { TestService } from '@mukae/server/testing/testService';
import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

/** What the page shows once it has heard from the server. Its clock stands, so it is given a moment at a time. */
export async function expectSoon(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** To that moment, for the server and for the page. */
export async function moveTo(page: Page, service: TestService, moment: Date): Promise<void> {
  service.clock.forward(moment.getTime() - service.clock.now().getTime());
  await page.clock.pauseAt(moment);
}
