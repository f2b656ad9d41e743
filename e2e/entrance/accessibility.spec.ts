import { expectAccessible } from '../support/accessibility';
import { loginPage, typeLogin } from '../support/loginPage';
import { dialogOf, typeNew } from '../support/passwordSettingPage';
import { agreeAndSend, registrationForm } from '../support/registrationForm';
import { reservationToken } from '../support/reservationLinks';
import { enterTemporarily } from '../support/temporaryPassword';
import { expect, test } from '../support/test';

const heading = { level: 1 } as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    });

    for (const path of ['/test/passwordReset', '/logout', '/no/such/page', '/demo']) {
      test(`[W-13] ${path}, ${colorScheme}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', heading)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expectAccessible(page);
      });
    }

    test(`[W-13] /login, at rest and refused, ${colorScheme}`, async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', heading)).toBeVisible();
      await expectAccessible(page);
      await loginPage(page).submit.click();
      await expect(page.getByText('必須項目です')).toHaveCount(2);
      await expectAccessible(page);
      await typeLogin(page, 'operator1@demo.example', 'Wrong2026!');
      await expect(loginPage(page).refusal).toBeVisible();
      await expectAccessible(page);
    });

    test(`[W-13] /login with a link that is over, ${colorScheme}`, async ({ page, service }) => {
      await page.goto(`/login?token=${await reservationToken(service, -30, -10)}`);
      await expect(page.getByRole('dialog').getByRole('button')).toBeFocused();
      await expectAccessible(page);
    });

    test(`[W-13] /test/register, at rest and with faults, ${colorScheme}`, async ({ page }) => {
      await page.goto('/test/register');
      const form = registrationForm(page, 'en');
      await expect(form.heading).toBeVisible();
      await expectAccessible(page);
      await agreeAndSend(form);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test(`[W-13] /test/passwordSetting and its dialog, ${colorScheme}`, async ({ page, service }) => {
      await enterTemporarily(page, service);
      await page.goto('/test/passwordSetting');
      await expect(page.getByRole('heading', heading)).toBeVisible();
      await expectAccessible(page);
      await typeNew(page, 'Mukae-2027');
      await expect(dialogOf(page).current).toBeFocused();
      await expectAccessible(page);
    });

    test(`[W-13] /waiting-room, ${colorScheme}`, async ({ page, service }) => {
      await page.clock.install({ time: service.clock.now() });
      await page.goto(`/login?token=${await reservationToken(service, 60, 90)}`);
      await expect(page.getByRole('timer')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
