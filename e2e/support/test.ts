import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { copyDatabase } from '@mukae/server/testing/databases';
import { startTestService, type TestService } from '@mukae/server/testing/testService';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { clockOfTheDay } from './day';
import { KeptBrowsers } from './keptBrowsers';
import { ownPort } from './ownPort';
import { withSlowScreen } from './slowScreen';

export { expect, type Page };

interface Fixtures {
  /** The whole service with the demo company, for this test alone. */
  service: TestService;
  /** Settings of that service, as in the environment. */
  env: Readonly<Record<string, string>>;
  /** Whether a test may have browsers that others had before it. */
  browsers: 'kept' | 'new';
  /** A browser of one's own, in which nobody is logged in. */
  openBrowser: () => Promise<BrowserContext>;
  /** A person in a browser of her own, logged in. */
  loggedIn: (loginId: string) => Promise<Page>;
  /** What went wrong in any page: uncaught errors and violations of the Content-Security-Policy. */
  faults: string[];
}

interface WorkerFixtures {
  /** All services stand at the same address, one after the other: to a browser they are one. */
  port: number;
  kept: KeptBrowsers;
  /** One more service, for all tests that change nothing in it; started for the first of them. */
  shared: () => Promise<TestService>;
}

const web = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Answers how to look away. */
export function watchFaults(context: BrowserContext, faults: string[]): () => void {
  const onError = (error: WebError) => void faults.push(String(error.error()));
  const onMessage = (message: ConsoleMessage) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  };
  context.on('weberror', onError).on('console', onMessage);
  return () => void context.off('weberror', onError).off('console', onMessage);
}

/** A page of which no picture can be had must not hold up all that comes after it. */
const photographMs = 10_000;

/** How its pages looked when the test failed; Playwright itself would take pictures of all tests, for nothing. */
export async function photographFailure(context: BrowserContext, test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus) return;
  for (const page of context.pages())
    await page.screenshot({ path: test.outputPath(`${randomUUID()}.png`), timeout: photographMs });
}

/** The whole service with the demo company, nine in the morning. */
export async function startService(env: Readonly<Record<string, string>>) {
  const database = await copyDatabase(JSON.parse(process.env.MUKAE_TEST_SERVER ?? '{}'), 'demo');
  const service = await startTestService({ databaseUrl: database.url, web, env, clock: clockOfTheDay() });
  return {
    service,
    async stop() {
      await service.stop();
      await database.drop();
    },
  };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  env: [{}, { option: true }],
  browsers: ['kept', { option: true }],
  port: [async ({ browserName: _ }, use) => use(await ownPort()), { scope: 'worker' }],
  kept: [async ({ browserName: _ }, use) => use(new KeptBrowsers()), { scope: 'worker' }],
  shared: [
    async ({ browserName: _ }, use) => {
      let starting: ReturnType<typeof startService> | undefined;
      await use(async () => {
        starting ??= startService({});
        return (await starting).service;
      });
      await (await starting)?.stop();
    },
    { scope: 'worker' },
  ],
  faults: async ({ browserName: _ }, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  service: async ({ env, port }, use) => {
    const { service, stop } = await startService({ PORT: String(port), ...env });
    await use(service);
    await stop();
  },
  baseURL: async ({ service }, use) => use(service.url),
  openBrowser: async (
    { browser, browsers, kept, faults, baseURL, viewport, contextOptions, serviceWorkers },
    use,
    test,
  ) => {
    const opened: { context: BrowserContext; lookAway: () => void }[] = [];
    const way = JSON.stringify({ baseURL, viewport, contextOptions, serviceWorkers });
    const open = async () => withSlowScreen(await browser.newContext());
    await use(async () => {
      const context = browsers === 'kept' ? await kept.take(way, open) : await open();
      opened.push({ context, lookAway: watchFaults(context, faults) });
      return context;
    });
    for (const { context, lookAway } of opened) {
      await photographFailure(context, test);
      lookAway();
      await kept.giveBack(way, context);
    }
  },
  context: async ({ openBrowser }, use) => use(await openBrowser()),
  loggedIn: ({ openBrowser }, use) =>
    use(async (loginId) => {
      const page = await (await openBrowser()).newPage();
      await page.request.post('/login', { data: { username: loginId, password: demoPassword, isRemember: false } });
      return page;
    }),
});
