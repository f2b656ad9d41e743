import { navigationState, typeLogin } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect, type Page } from '../support/test';

/** As if nobody had ever been there, then this person logs in. */
async function enter(page: Page, loginId: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await typeLogin(page, loginId);
}

test('[A-G01] [A-G02] administrators and operators land on standby, which is told who of them it is', async ({
  page,
}) => {
  const people = [
    { loginId: 'admin@demo.example', isOperator: false },
    { loginId: 'operator1@demo.example', isOperator: true },
    { loginId: '  Operator1@Demo.Example ', isOperator: true },
  ];
  for (const { loginId, isOperator } of people) {
    await enter(page, loginId);
    await expect(page, loginId).toHaveURL('/app/service/standby');
    await expect(page.getByRole('heading', { level: 1, name: '受付待機' })).toBeVisible();
    expect(await navigationState(page), loginId).toEqual({ isOperator });
  }
});

test('[A-G03] [A-G04] [A-G05] signages, web-reservation users and system administrators land on pages of their own', async ({
  page,
}) => {
  await enter(page, 'signage1@demo.example');
  await expect(page).toHaveURL('/app/signage/view');
  await expect(page.getByText('いらっしゃいませ')).toBeVisible();

  await enter(page, 'guest@demo.example');
  await expect(page).toHaveURL('/app/reservation/home');
  await expect(page.getByRole('heading', { level: 1, name: '本日の予約' })).toBeVisible();

  await enter(page, 'system@demo.example');
  await expect(page).toHaveURL('/test/register');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント登録' })).toBeVisible();
});

test('[A-R11] a reservation form that was stored before leads to the calendar after login, but no operator', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('mukae.reservationForm', '{"title":"打ち合わせ"}'));
  await typeLogin(page, 'operator1@demo.example');
  await expect(page).toHaveURL('/app/service/standby');

  await enter(page, 'guest@demo.example');
  await expect(page).toHaveURL('/app/reservation/calendar');
});
