import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { expect, type Page } from './test';

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/app/users/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'プロフィール設定' })).toBeVisible();
  await expect(page.getByRole('button', { name: '保存する' })).toBeVisible();
}

export const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click();

export const currentPasswordDialog = (page: Page) =>
  page.getByRole('dialog', { name: '現在のパスワードを入力してください' });

/** Says who she is, and sends. */
export async function identify(page: Page, password = demoPassword): Promise<void> {
  const dialog = currentPasswordDialog(page);
  await dialog.getByLabel('現在のパスワード').fill(password);
  await dialog.getByRole('button', { name: '変更する' }).click();
}

/** Chooses to change the password and fills both fields. */
export async function fillNewPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByRole('switch', { name: 'パスワードを変更する' }).check();
  await page.getByLabel(/^新しいパスワード(?!（)/).fill(password);
  await page.getByLabel('新しいパスワード（確認）').fill(confirmation);
}
