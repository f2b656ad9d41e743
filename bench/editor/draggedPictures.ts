import type { Page } from '@playwright/test';

const seconds = 3;

async function counted(page: Page, selector: string, meanwhile: () => Promise<void>) {
  await page.evaluate((block) => editorWatch.countPictures(block), selector);
  const from = Date.now();
  await meanwhile();
  const took = (Date.now() - from) / 1000;
  const { pictures, moved } = await page.evaluate(() => editorWatch.stopCounting());
  return { pictures: pictures / took, moved: moved / took };
}

export async function picturesAtRest(page: Page): Promise<number> {
  const { pictures } = await counted(page, 'main', () => page.waitForTimeout(seconds * 1000));
  return pictures;
}

/** To and fro in the hand; `by`: as far as it is free to go, in pixels of the page. */
export async function draggedPictures(page: Page, name: string, by: { x: number; y: number }) {
  const selector = `[data-block="${name}"]`;
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`there is no ${name}`);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const figures = await counted(page, selector, async () => {
    await page.evaluate((swing) => editorWatch.swingFrom(...swing), [selector, from, by] as const);
    await page.waitForTimeout(seconds * 1000);
    await page.evaluate(() => editorWatch.stopSwinging());
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return figures;
}
