import { expect, type Page } from './test';

/** The editor of a signage, ready to be worked with. */
export async function openEditor(page: Page, address = '/app/signage/template?id=1'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main', { name: /の画面$/ })).toBeVisible();
}

/** What is seen of the scene that is edited. */
export const stageOf = (page: Page) => page.getByRole('main', { name: /の画面$/ });

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
