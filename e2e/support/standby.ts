import { expect, type Page } from './test';

export const standbyPath = '/app/service/standby';

export async function openStandby(page: Page): Promise<void> {
  await page.context().grantPermissions(['microphone', 'camera']);
  await page.goto(standbyPath);
  await expect(page.getByRole('heading', { level: 1, name: '受付待機' })).toBeVisible();
}

/** From the page itself, as a person does it. */
export async function goOnStandby(page: Page): Promise<void> {
  await openStandby(page);
  await expect(page.getByText('応対の準備が整っています')).toBeVisible();
  await page.getByText('待機する', { exact: true }).click();
  await expect(page.getByText('待機中', { exact: true })).toBeVisible();
}

export const cardOf = (page: Page, signage: string) => page.getByRole('article', { name: signage });

export const ringOn = (page: Page) => page.getByRole('dialog', { name: 'お客様がお呼びです' });
