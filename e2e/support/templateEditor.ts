import type { ChosenFile } from './media';
import { expect, type Page } from './test';

type Tool = 'ロゴ' | '文字' | 'メディア' | 'ボタン';

export async function openEditor(page: Page, signageId = 1): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/app/signage/template?id=${signageId}`);
  await expect(stageOf(page)).toBeVisible();
}

/** The scene that is edited, as its visitors will see it. */
export const stageOf = (page: Page) => page.getByRole('main', { name: /の画面$/ });

export const drawerOf = (page: Page) => page.getByRole('complementary');

export async function openDrawer(page: Page, tool: Tool): Promise<void> {
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

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '公開する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click();
  await expect(page.getByText('すべて反映されています')).toBeVisible();
}
