import { expectLoginPage, navigationState, typeLogin } from '../support/loginPage';
import { stopTime } from '../support/pageTime';
import { test } from '../support/readingTest';
import { test as changingTest, expect, type Page } from '../support/test';

const onHost = (url: string, host: string) => url.replace(/\/\/[^:]+/, `//${host}`);

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

test('[W-14] the login page leads to the demo, and the demo to the login page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'デモを試す' }).click();
  await expect(page).toHaveURL('/demo');
  await expect(page.getByRole('heading', { level: 1, name: 'デモをはじめる' })).toBeVisible();
  await expect(page.getByText('Demo2026!')).toBeVisible();
  await expect(page.getByText('operator2@demo.example')).toBeVisible();
  await page.getByRole('link', { name: 'ログインへ' }).click();
  await expectLoginPage(page);
  await typeLogin(page, 'operator2@demo.example');
  await expect(page).toHaveURL('/app/service/standby');
});

const people = [
  { name: '田中 恵子', role: 'companyAdmin', path: '/app/service/standby', state: { isOperator: false } },
  { name: '佐藤 美咲', role: 'operator', path: '/app/service/standby', state: { isOperator: true } },
  { name: '鈴木 健一', role: 'operator', path: '/app/service/standby', state: { isOperator: true } },
  { name: '森 あかり', role: 'webReservationUser', path: '/app/reservation/home', state: null },
  { name: 'システム管理者', role: 'systemAdmin', path: '/test/register', state: null },
];

test('[W-14] the card of each person opens her landing page on localhost', async ({ page, service }) => {
  await page.goto('/demo');
  for (const { name, role, path, state } of people) {
    const tab = await openCard(page, name);
    await expect(tab).toHaveURL(onHost(service.url, 'localhost') + path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await navigationState(tab)).toEqual(state);
    expect(await whoIsIn(tab)).toMatchObject({ auth: true, role });
    await tab.close();
  }
});

test('[W-14] the card of each screen opens the signage view on 127.0.0.1', async ({ page, service }) => {
  await page.goto('/demo');
  for (const name of ['1F 総合受付', '2F ショールーム']) {
    const tab = await openCard(page, name);
    await expect(tab).toHaveURL(`${service.url}/app/signage/view`);
    await expect(tab.getByText('いらっしゃいませ')).toBeVisible();
    expect(await whoIsIn(tab)).toMatchObject({ auth: true, role: 'signage' });
    await tab.close();
  }
});

test('[W-14] the card of the reservation opens the waiting room a minute before', async ({ page, service }) => {
  await stopTime(page, service);
  await page.goto('/demo');
  const tab = await openCard(page, '予約のリンク');
  await expect(tab).toHaveURL(`${service.url}/waiting-room`);
  await expect(tab.getByRole('timer')).toHaveText('01分00秒');
});

test('[W-14] two roles live in one browser, one on each host', async ({ page, service }) => {
  const hosts = /担当者の画面は localhost:\d+、お客様の画面は 127\.0\.0\.1:\d+ で開きます/;
  for (const host of ['127.0.0.1', 'localhost']) {
    await page.goto(`${onHost(service.url, host)}/demo`);
    await expect(page.getByText(hosts)).toBeVisible();
  }
  const signage = await openCard(page, '1F 総合受付');
  await expect(signage.getByText('いらっしゃいませ')).toBeVisible();
  const operator = await openCard(page, '佐藤 美咲');
  await expect(operator).toHaveURL(/\/app\/service\/standby$/);

  await signage.reload();
  await expect(signage.getByText('いらっしゃいませ')).toBeVisible();
  expect(await whoIsIn(signage)).toMatchObject({ role: 'signage' });
  expect(await whoIsIn(operator)).toMatchObject({ role: 'operator' });
});

test('[W-14] an account that is not of the demo is told, with a way back', async ({ page }) => {
  await page.goto('/demo?open=nobody%40demo.example');
  await expect(page.getByRole('alert')).toContainText('このデモのアカウントは見つかりませんでした。');
  await page.getByRole('link', { name: 'デモの最初に戻る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'デモをはじめる' })).toBeVisible();
});

test.describe('outside the demo', () => {
  test.use({ env: { MODE: 'dev' } });

  changingTest('[W-14] [A-R14] there is no demo page, and no way to it', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('link', { name: '利用規約' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'デモを試す' })).toBeHidden();
    await page.goto('/demo');
    await expect(page.getByRole('heading', { level: 1, name: '404 NOT FOUND' })).toBeVisible();
  });
});
