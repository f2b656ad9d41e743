import type { Page } from './test';

/** The forced change of a password, by what a person sees on it. */
export const settingPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'パスワードの設定' }),
  password: page.getByLabel(/^新しいパスワード( \*)?$/),
  confirmation: page.getByLabel(/^新しいパスワード（確認）( \*)?$/),
  submit: page.getByRole('main').getByRole('button', { name: '変更する' }),
});

/** It asks once more for the password one came in with. */
export const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: '現在のパスワードを入力してください' });
  return {
    dialog,
    current: dialog.getByLabel(/^仮パスワード( \*)?$/),
    submit: dialog.getByRole('button', { name: '変更する' }),
    cancel: dialog.getByRole('button', { name: 'やめる' }),
  };
};

/** Types the new password twice and sends it. */
export async function typeNew(page: Page, password: string, confirmation = password): Promise<void> {
  const form = settingPage(page);
  await form.password.fill(password);
  await form.confirmation.fill(confirmation);
  await form.submit.click();
}
