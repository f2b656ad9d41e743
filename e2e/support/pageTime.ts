import { hours } from '@mukae/server/testing/testClock';
import type { TestService } from '@mukae/server/testing/testService';
import { spendBrowser } from './keptBrowsers';
import type { Page } from './test';

/** Another time in this browser, from the next page on; it is never put back. */
export async function setClock(page: Page, time: Date | number): Promise<void> {
  spendBrowser(page);
  await page.clock.install({ time });
}

/** The time in this browser becomes that of the service and stands still, from the next page on. */
export async function stopTime(page: Page, service: TestService): Promise<void> {
  const now = service.clock.now().getTime();
  // It runs between the two calls, and can only be stopped at a time that has not come yet.
  await setClock(page, now - hours(1));
  await page.clock.pauseAt(now);
}

/** The same time passes in the browser and in the service. */
export async function forward(page: Page, service: TestService, ms: number): Promise<void> {
  service.clock.forward(ms);
  await page.clock.runFor(ms);
}

/** What the page was doing with answers that have come is done: one more answer comes after them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/healthz')).text());
}

/** How often the page makes a call. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** The page makes the call, and has taken in the answer. */
export async function callAnswered(page: Page, path: string, doing: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await doing();
  await (await answered).finished();
  await settle(page);
}
