import type { Box } from '@mukae/contract/domain/scene/block';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import type { ChosenFile } from './media';
import { expect, type Page } from './test';

/** The editor of a signage, ready to be worked with. */
export async function openEditor(page: Page, address = '/app/signage/template?id=1'): Promise<void> {
  await page.goto(address);
  await expect(stageOf(page)).toBeVisible();
}

/** What is seen of the scene that is edited. */
export const stageOf = (page: Page) => page.getByRole('main', { name: /の画面$/ });

export const blockOf = (page: Page, block: MovableBlock) => stageOf(page).locator(`[data-block="${block}"]`);

/** Where a block stands, in pixels of the screen that is edited: as it is read to who does not see it. */
export async function placeOf(page: Page, block: MovableBlock): Promise<Box> {
  const told = (await blockOf(page, block).getAttribute('aria-description')) ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = (told.match(/\d+/g) ?? []).map(Number);
  return { x, y, width, height };
}

export const chooseLayout = (page: Page, name: string) => page.getByRole('radio', { name }).click();

export const goToScene = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '場面' }).getByRole('button', { name }).click();

/** Whether what was changed is kept by the server. */
export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/に保存$/)).toBeVisible();

/** With the confirm button, and again where it asks. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '公開する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click();
}

export const drawerOf = (page: Page) => page.getByRole('complementary');

export async function openDrawer(page: Page, tool: 'ロゴ' | '文字' | 'メディア' | 'ボタン'): Promise<void> {
  await page.getByRole('navigation', { name: '部品' }).getByRole('button', { name: tool, exact: true }).click();
  await expect(drawerOf(page)).toBeVisible();
}

/** From the disk of the person, by the button of the drawer. */
export const uploadTo = (page: Page, files: ChosenFile[]): Promise<void> =>
  drawerOf(page).locator('input[type=file]').setInputFiles(files);

/** Back or forth as long as there is something to go back or forth to. */
export async function stepThrough(
  page: Page,
  deed: '元に戻す（Ctrl Z）' | 'やり直す（Ctrl Shift Z）',
): Promise<number> {
  const button = page.getByRole('button', { name: deed });
  let steps = 0;
  while (await button.isEnabled()) {
    await button.click();
    steps += 1;
  }
  return steps;
}
