import { expect, type Page } from './test';

/** The page lies on the device, and so many files of its company's. */
export const untilKept = (signage: Page, files: number): Promise<void> =>
  expect
    .poll(() =>
      signage.evaluate(async () => {
        const isPageKept = (await caches.match('/app/signage/view')) !== undefined;
        const kept = await (await caches.open('signage-files')).keys();
        return isPageKept ? kept.length : 0;
      }),
    )
    .toBe(files);
