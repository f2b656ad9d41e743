import { menuOf } from './console';
import { expect, type Page } from './test';

const company = '青葉ホーム株式会社';

/** Where the menu and the top bar stand. */
const placesOf = (page: Page) => Promise.all([menuOf(page).boundingBox(), page.getByRole('banner').boundingBox()]);

/** The frame stays in its place, whatever becomes of the page in it: told now, asked later. */
export async function frameStays(page: Page): Promise<() => Promise<void>> {
  await expect(menuOf(page)).toBeVisible();
  // The company stands below the menu once it is known, which leaves less room to the menu.
  await expect(page.getByRole('complementary').getByText(company)).toBeVisible();
  const before = await placesOf(page);
  return async () => expect(await placesOf(page)).toEqual(before);
}

/** What is said stands in the page: below the top bar, beside the menu, and not over it in a dialog. */
export async function expectSaidInPage(page: Page, words: string): Promise<void> {
  const said = page.getByRole('main').getByText(words);
  await expect(said).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [box, menu, bar] = await Promise.all([
    said.boundingBox(),
    ...[menuOf(page), page.getByRole('banner')].map((part) => part.boundingBox()),
  ]);
  if (!box || !menu || !bar) throw new Error('the frame is gone');
  expect(box.x).toBeGreaterThan(menu.x + menu.width);
  expect(box.y).toBeGreaterThan(bar.y + bar.height);
}
