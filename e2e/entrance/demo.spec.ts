import { expectReadable } from '../support/axe';
import { expectLoginPage, navigationState } from '../support/loginPage';
import { test } from '../support/readingTest';
import { expect, type Page } from '../support/test';

/** Presses the card and gives the tab that it opens. */
async function openCard(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: `${name}を新しいタブで開く` }).click();
  return opened;
}

async function whoIsIn(page: Page): Promise<unknown> {
  const origin = new URL(page.url()).origin;
  return (await page.request.get(`${origin}/api/check-auth`)).json();
}

const people = [
  { name: '田中 恵子', role: 'companyAdmin', path: '/app/service/standby', state: { isOperator: false } },
  { name: '佐藤 美咲', role: 'operator', path: '/app/service/standby', state: { isOperator: true } },
  { name: '森 あかり', role: 'webReservationUser', path: '/app/reservation/home', state: null },
  { name: 'システム管理者', role: 'systemAdmin', path: '/test/register', state: null },
];

test('[W-14] [A-G01] [A-G02] [A-G03] [A-G04] [A-G05] the demo opens every role on its landing page, people on one host and screens on the other', async ({
  page,
  service,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'デモを試す' }).click();
  await expect(page).toHaveURL('/demo');
  await expect(page.getByRole('heading', { level: 1, name: 'デモをはじめる' })).toBeVisible();
  await expectReadable(page);

  const signage = await openCard(page, '1F 総合受付');
  await expect(signage).toHaveURL(`${service.url}/app/signage/view`);
  await expect(signage.getByText('いらっしゃいませ')).toBeVisible();

  const peoplesHost = service.url.replace('127.0.0.1', 'localhost');
  for (const { name, role, path, state } of people) {
    const tab = await openCard(page, name);
    await expect(tab).toHaveURL(peoplesHost + path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await navigationState(tab)).toEqual(state);
    expect(await whoIsIn(tab)).toMatchObject({ auth: true, role });
    await tab.close();
  }

  await signage.reload();
  await expect(signage.getByText('いらっしゃいませ')).toBeVisible();
  expect(await whoIsIn(signage)).toMatchObject({ auth: true, role: 'signage' });
  await page.getByRole('link', { name: 'ログインへ' }).click();
  await expectLoginPage(page);
});
