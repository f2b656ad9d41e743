import type { Page } from './test';

type Failure = 'no network' | { status: number; body: string };

/** From now on this call fails in that way; pages are fetched as ever. Answers with how to end it. */
export async function failCall(page: Page, path: string, failure: Failure): Promise<() => Promise<void>> {
  const isCall = (url: URL) => url.pathname === path;
  await page.route(isCall, (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    return failure === 'no network'
      ? route.abort('internetdisconnected')
      : route.fulfill({ ...failure, contentType: 'application/json' });
  });
  return () => page.unroute(isCall);
}
