import { TestPage } from '@mukae/server/testing/testPage';
import type { Page } from './test';

/** One more page of the same browser, connected until the service stops; nobody looks at it. */
export async function connectedPage(page: Page): Promise<TestPage> {
  const { origin } = new URL((await page.request.get('/health')).url());
  const cookies = await page.context().cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const connected = new TestPage(`${origin.replace('http', 'ws')}/ws`, { cookie });
  await connected.hears('wsInit');
  return connected;
}
