import { expectReadable } from '../support/axe';
import { loginPage, typeLogin } from '../support/loginPage';
import { dialogOf, settingPage, typeNew } from '../support/passwordSettingPage';
import { enterTemporarily } from '../support/temporaryPassword';
import { expect, test } from '../support/test';

test('[W-13] everybody can read the pages of those who come to log in, at rest, with faults and refused', async ({
  page,
  service,
}) => {
  for (const path of ['/test/passwordReset', '/no/such/page']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page);
    });
  }

  await test.step('/login', async () => {
    await page.getByRole('link', { name: 'ログインへ戻る' }).click();
    await expect(loginPage(page).heading).toBeVisible();
    await expectReadable(page);
    await loginPage(page).submit.click();
    await expect(page.getByText('必須項目です')).toHaveCount(2);
    await expectReadable(page);
    await typeLogin(page, 'operator1@demo.example', 'Wrong2026!');
    await expect(loginPage(page).refusal).toBeVisible();
    await expectReadable(page);
  });

  await test.step('/test/passwordSetting', async () => {
    await enterTemporarily(page, service);
    await page.goto('/test/passwordSetting');
    await expect(settingPage(page).heading).toBeVisible();
    await expectReadable(page);
    await typeNew(page, 'Mukae-2027');
    await expect(dialogOf(page).current).toBeFocused();
    await expectReadable(page);
  });
});
