import { menuOf } from '../support/console';
import { expectLoginPage, typeLogin } from '../support/loginPage';
import { chooseFiles, pictureFile, uploadOf } from '../support/media';
import { dialogOf, typeNew } from '../support/passwordSettingPage';
import { agreeAndSend, chooseJapanese, fillJapanese, newCustomer, registrationForm } from '../support/registrationForm';
import { choose } from '../support/signages';
import { temporaryPasswordOf } from '../support/temporaryPassword';
import { expect, type Page, test } from '../support/test';

const operator = { loginId: 'kaze@harukaze.example', name: '風間 渡', password: 'Kazama2026!' };

const goTo = (page: Page, place: string) => menuOf(page).getByRole('link', { name: place, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function registerAndLogIn(page: Page): Promise<void> {
  await page.goto('/test/register');
  await chooseJapanese(page);
  const form = registrationForm(page, 'ja');
  await fillJapanese(form);
  await agreeAndSend(form);
  await expectLoginPage(page);
  await typeLogin(page, newCustomer.email, newCustomer.password);
  await expect(page).toHaveURL(/\/app\/users\/home$/);
}

async function addStore(page: Page, name: string): Promise<void> {
  await goTo(page, '店舗');
  await page.getByRole('link', { name: '店舗を追加する' }).click();
  await page.getByLabel('店舗名').fill(name);
  await press(page, '追加する');
  await expect(rowOf(page, name)).toBeVisible();
}

async function inviteOperator(page: Page, store: string): Promise<void> {
  await goTo(page, 'ホーム');
  await page.getByRole('link', { name: 'ユーザーを追加する' }).click();
  await page.getByLabel('ログインID').fill(operator.loginId);
  await page.getByLabel('お名前').fill(operator.name);
  await page.getByLabel('ふりがな').fill('かざま　わたる');
  await choose(page, '店舗', store);
  await press(page, '追加する');
  await expect(rowOf(page, operator.name)).toBeVisible();
}

async function addSignage(page: Page, name: string, store: string): Promise<void> {
  await goTo(page, 'サイネージ');
  await page.getByRole('link', { name: 'サイネージを追加' }).click();
  await page.getByLabel('設置場所').fill(name);
  await choose(page, '店舗', store);
  await press(page, '追加する');
  await expect(rowOf(page, name)).toContainText('未ペアリング');
}

async function pairScreen(page: Page, device: Page, signage: string): Promise<void> {
  await device.setViewportSize({ width: 1080, height: 1920 });
  await device.goto('/pair');
  const code = device.getByRole('img', { name: /^ペアリングコード/ });
  await expect(code).toHaveText(/^\d{6}$/);
  await goTo(page, 'ホーム');
  await page.getByRole('link', { name: 'ペアリングする' }).click();
  await page.getByLabel('ペアリングコード').fill((await code.textContent()) ?? '');
  await choose(page, 'サイネージ', signage);
  await press(page, 'ペアリングする');
}

/** Whoever was invited reads her mail, and chooses a password of her own. */
async function enterFirst(page: Page, temporary: string): Promise<void> {
  await page.goto('/login');
  await typeLogin(page, operator.loginId, temporary);
  await typeNew(page, operator.password);
  await dialogOf(page).current.fill(temporary);
  await dialogOf(page).submit.click();
  await expectLoginPage(page);
  await typeLogin(page, operator.loginId, operator.password);
  await expect(page).toHaveURL(/\/app\/service\/standby$/);
}

test('[W-22] [D-C04] a new company sets itself up, from registration to a screen that greets', async ({
  openBrowser,
  page,
  service,
}) => {
  await registerAndLogIn(page);
  await expect(page.getByRole('region', { name: '設定の残り' })).toBeVisible();
  await addStore(page, '駅前店');
  await inviteOperator(page, '駅前店');
  await addSignage(page, '駅前 入口', '駅前店');

  const device = await (await openBrowser()).newPage();
  await pairScreen(page, device, '駅前 入口（駅前店）');
  await expect(device).toHaveURL(/\/app\/signage\/view$/);
  await expect(rowOf(page, '駅前 入口')).toContainText('受付中');

  await rowOf(page, '駅前 入口').getByRole('link', { name: /担当/ }).click();
  await page.getByRole('link', { name: 'オペレーターを追加' }).first().click();
  await page.getByRole('checkbox', { name: `${operator.name} を追加` }).check();
  await press(page, '1 名を担当に追加する');
  await expect(page).toHaveURL(/\/app\/signage\/operator\?/);
  await expect(rowOf(page, operator.name)).toBeVisible();

  await goTo(page, 'メディア');
  await chooseFiles(page, [await pictureFile('案内.png')]);
  await expect(uploadOf(page, '案内.png')).toContainText('追加しました');
  await goTo(page, 'ホーム');
  await expect(page.getByRole('region', { name: 'いまのようす' })).toContainText('2 台中 1 台がオンラインです');
  await expect(page.getByRole('region', { name: '設定の残り' })).toBeHidden();

  const staff = await (await openBrowser()).newPage();
  await enterFirst(staff, await temporaryPasswordOf(service, operator.loginId));
  await goTo(staff, 'サイネージ');
  await expect(rowOf(staff, '駅前 入口')).toContainText('受付中');
  await expect(staff.getByRole('link', { name: 'サイネージを追加' })).toBeHidden();
});
