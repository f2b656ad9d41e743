import { expectReadable } from '../support/axe';
import { loginPage, typeLogin } from '../support/loginPage';
import { setClock } from '../support/pageTime';
import { dialogOf, settingPage, typeNew } from '../support/passwordSettingPage';
import { test } from '../support/readingTest';
import { agreeAndSend, registrationForm } from '../support/registrationForm';
import { reservationToken } from '../support/reservationLinks';
import { enterTemporarily } from '../support/temporaryPassword';
import { test as changingTest, expect } from '../support/test';

test('[W-13] everybody can read the pages that are open to all, at rest, with faults and refused', async ({ page }) => {
  test.slow();
  for (const path of ['/test/passwordReset', '/logout', '/no/such/page', '/demo']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page);
    });
  }

  await test.step('/login', async () => {
    await page.goto('/login');
    await expect(loginPage(page).heading).toBeVisible();
    await expectReadable(page);
    await loginPage(page).submit.click();
    await expect(page.getByText('必須項目です')).toHaveCount(2);
    await expectReadable(page);
    await typeLogin(page, 'operator1@demo.example', 'Wrong2026!');
    await expect(loginPage(page).refusal).toBeVisible();
    await expectReadable(page);
  });

  await test.step('/test/register', async () => {
    await page.goto('/test/register');
    const form = registrationForm(page, 'en');
    await expect(form.heading).toBeVisible();
    await expectReadable(page);
    await agreeAndSend(form);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectReadable(page);
  });
});

test('[W-13] everybody can read /login with a link that is over', async ({ page, service }) => {
  await page.goto(`/login?token=${await reservationToken(service, -30, -10)}`);
  await expect(page.getByRole('dialog').getByRole('button')).toBeFocused();
  await expectReadable(page);
});

changingTest('[W-13] everybody can read /test/passwordSetting and its dialog', async ({ page, service }) => {
  await enterTemporarily(page, service);
  await page.goto('/test/passwordSetting');
  await expect(settingPage(page).heading).toBeVisible();
  await expectReadable(page);
  await typeNew(page, 'Mukae-2027');
  await expect(dialogOf(page).current).toBeFocused();
  await expectReadable(page);
});

test('[W-13] everybody can read /waiting-room', async ({ page, service }) => {
  await setClock(page, service.clock.now());
  await page.goto(`/login?token=${await reservationToken(service, 60, 90)}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await expectReadable(page);
});
