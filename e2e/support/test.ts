import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { copyDatabase } from '@mukae/server/testing/databases';
import { startTestService, type TestService } from '@mukae/server/testing/testService';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { clockOfTheDay } from './day';

export { expect, type Page };

interface Fixtures {
  /** The whole service with the demo company, for this test alone. */
  service: TestService;
  /** Settings of that service, as in the environment. */
  env: Readonly<Record<string, string>>;
  /** A person in a browser of her own, logged in. */
  loggedIn: (loginId: string) => Promise<Page>;
  /** What went wrong in any page: uncaught errors and violations of the Content-Security-Policy. */
  faults: string[];
}

const web = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
}

/** How its pages looked when the test failed; Playwright itself would take pictures of all tests, for nothing. */
async function photographFailure(context: BrowserContext, test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus) return;
  for (const page of context.pages()) await page.screenshot({ path: test.outputPath(`${randomUUID()}.png`) });
}

export const test = base.extend<Fixtures>({
  env: [{}, { option: true }],
  faults: async ({ browserName: _ }, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  service: async ({ env }, use) => {
    const database = await copyDatabase(JSON.parse(process.env.MUKAE_TEST_SERVER ?? '{}'), 'demo');
    const service = await startTestService({ databaseUrl: database.url, web, env, clock: clockOfTheDay() });
    await use(service);
    await service.stop();
    await database.drop();
  },
  baseURL: async ({ service }, use) => use(service.url),
  context: async ({ context, faults }, use, test) => {
    watch(context, faults);
    await use(context);
    await photographFailure(context, test);
  },
  loggedIn: async ({ browser, faults }, use, test) => {
    const contexts: BrowserContext[] = [];
    await use(async (loginId) => {
      const context = await browser.newContext();
      contexts.push(context);
      watch(context, faults);
      const page = await context.newPage();
      await page.request.post('/login', { data: { username: loginId, password: demoPassword, isRemember: false } });
      return page;
    });
    for (const context of contexts) {
      await photographFailure(context, test);
      await context.close();
    }
  },
});
