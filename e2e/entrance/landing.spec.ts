import { navigationState, typeLogin } from '../support/loginPage';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => page.goto('/login'));

test('[A-G01] a company administrator lands on standby, not as an operator', async ({ page }) => {
  await typeLogin(page, 'admin@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await navigationState(page)).toEqual({ isOperator: false });
});

test('[A-G02] an operator lands on standby as an operator', async ({ page }) => {
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await navigationState(page)).toEqual({ isOperator: true });
});

test('[A-G03] a signage lands on the signage view', async ({ page }) => {
  await typeLogin(page, 'signage1@demo.example');
  await expect(page).toHaveURL('/app/signage/view');
  await expect(page.getByText('いらっしゃいませ')).toBeVisible();
});

test('[A-G04] a web-reservation user lands on the reservation home', async ({ page }) => {
  await typeLogin(page, 'guest@demo.example');
  await expect(page).toHaveURL('/app/reservation/home');
  await expect(page.getByRole('heading', { level: 1, name: '本日の予約' })).toBeVisible();
});

test('[A-G05] a system administrator lands on the registration page', async ({ page }) => {
  await typeLogin(page, 'system@demo.example');
  await expect(page).toHaveURL('/test/register');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント登録' })).toBeVisible();
});

test('[A-G02] the login ID is taken without case and with spaces around it', async ({ page }) => {
  await typeLogin(page, '  Operator1@Demo.Example ');
  await expect(page).toHaveURL('/app/service/standby');
});

test('[A-R11] a reservation form that was stored before leads to the calendar after login', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('mukae.reservationForm', '{"title":"打ち合わせ"}'));
  await typeLogin(page, 'guest@demo.example');
  await expect(page).toHaveURL('/app/reservation/calendar');
});

test('[A-R11] a stored reservation form does not lead an operator away', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('mukae.reservationForm', '{"title":"打ち合わせ"}'));
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
});
