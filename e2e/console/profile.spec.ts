import { expectLoginPage } from '../support/loginPage';
import { pictureColour, pictureFile } from '../support/media';
import { expectSeen } from '../support/pixels';
import { identify, openProfile, save } from '../support/profile';
import { expect, test } from '../support/test';

test('[A-R06] [A-V13] [A-S10] [A-S11] a new name and picture show in the top bar; a new login ID ends the session', async ({
  loggedIn,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await openProfile(page);
  const topBar = page.getByRole('banner');
  await expect(topBar.locator('img')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '画像を選ぶ' }).click();
  await (await chooser).setFiles(await pictureFile('face.png'));
  await expect(page.getByText('face.png を選択中です')).toBeVisible();
  await page.getByLabel('お名前').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('佐藤 みさき');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
  await expect(page.getByRole('status').filter({ hasText: '保存しました' })).toBeVisible();
  await expect(topBar).toContainText('佐藤 みさき');
  await expect(topBar.locator('img')).toHaveAttribute('src', /^\/files\/users\//);
  await expectSeen(pictureColour, topBar.locator('img'), 0.7);

  await openProfile(page);
  await page.getByLabel('ログインID').fill('misaki@demo.example');
  await save(page);
  await identify(page);
  await page
    .getByRole('dialog', { name: 'ログイン中のユーザーを変更しますか' })
    .getByRole('button', { name: '変更する' })
    .click();
  await expectLoginPage(page);
});
