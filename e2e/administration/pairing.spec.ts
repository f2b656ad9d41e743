import { pairingLifetime, pairingPollMs } from '@mukae/contract/domain/pairing/pairing';
import { expectReadable } from '../support/axe';
import { expectLoggedOut, phone, whoAmI } from '../support/console';
import { failCall } from '../support/failures';
import { callAnswered, forward, stopTime } from '../support/pageTime';
import { addSignage, choose, expectList } from '../support/signages';
import { expect, type Page, test } from '../support/test';

const codeOn = (device: Page) => device.getByRole('img', { name: /^ペアリングコード/ });

/** The digits that a device shows. */
async function readCode(device: Page): Promise<string> {
  return ((await codeOn(device).textContent()) ?? '').replace(/\D/g, '');
}

async function pair(page: Page, code: string, signage: string): Promise<void> {
  await page.getByLabel('ペアリングコード').fill(code);
  await choose(page, 'サイネージ', signage);
  await page.getByRole('button', { name: 'ペアリングする' }).click();
}

test('[O-G08] a new device shows a code, and becomes the signage without a password', async ({
  loggedIn,
  page: device,
}) => {
  const page = await loggedIn('admin@demo.example');
  await addSignage(page, 'ラウンジ');
  await device.setViewportSize({ width: 1080, height: 1920 });
  await device.goto('/pair');
  await expect(codeOn(device)).toHaveText(/^\d{6}$/);
  await expect(device.getByRole('img', { name: 'ペアリング画面を開くQRコード' })).toBeVisible();
  await expectReadable(device);

  await page.goto('/app/signage/pair');
  await expect(page.getByLabel('端末で開くアドレス')).toHaveValue(/^http:.*\/pair$/);
  await expectReadable(page);
  const fullWidth = (await readCode(device)).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await pair(page, fullWidth, 'ラウンジ（東京本店）');
  await expectList(page);
  await expect(page.getByText('ペアリングしました')).toBeVisible();

  await expect(device).toHaveURL(/\/app\/signage\/view$/);
  expect(await whoAmI(device)).toMatchObject({ role: 'signage', name: 'ラウンジ' });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'ラウンジ' })).toContainText('ペアリング済み');

  await device.goto('/pair');
  await expect(device).toHaveURL(/\/app\/signage\/view$/);
});

test('[O-G08] the QR code leads an administrator to the form with the code in it', async ({
  loggedIn,
  page: device,
}) => {
  await device.setViewportSize(phone);
  await device.goto('/pair');
  await expect(codeOn(device)).toBeVisible();
  const code = await readCode(device);
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize(phone);
  await page.goto(`/app/signage/pair?code=${code}`);
  await expect(page.getByLabel('ペアリングコード')).toHaveValue(code);
  await page.getByRole('button', { name: 'ペアリングする' }).click();
  await expect(page.getByText('必須項目です')).toBeVisible();
});

test('[O-G09] a code that no screen shows is told, and so is one that is over; the device shows another by itself', async ({
  loggedIn,
  service,
  page: device,
}) => {
  await stopTime(device, service);
  await device.goto('/pair');
  await expect(codeOn(device)).toBeVisible();
  const first = await readCode(device);
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/pair');
  await pair(page, '12345', '1F 総合受付（東京本店）');
  await expect(page.getByText('6桁の数字を入力してください')).toBeVisible();

  service.clock.forward(pairingLifetime + 1);
  await callAnswered(device, '/api/startPairing', () => forward(device, service, pairingPollMs));
  await expect(codeOn(device)).toHaveText(/^\d{6}$/);
  expect(await readCode(device)).not.toBe(first);

  await page.getByLabel('ペアリングコード').fill(first);
  await page.getByRole('button', { name: 'ペアリングする' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('このコードの画面は見つかりません。');
  await expect(alert).toContainText('SVER-34');
});

test('[O-G09] a signage that is online is asked about, and its other device is logged out', async ({
  loggedIn,
  page: device,
}) => {
  const old = await loggedIn('signage1@demo.example');
  await old.goto('/app/signage/view');
  await device.goto('/pair');
  await expect(codeOn(device)).toBeVisible();
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/signage/pair');
  await pair(page, await readCode(device), '1F 総合受付（東京本店）');
  const question = page.getByRole('dialog', { name: 'SVER-64' });
  await expect(question).toContainText('このサイネージは別の端末で使われています。');
  await expectReadable(page);
  await question.getByRole('button', { name: 'ペアリングする' }).click();
  await expectList(page);
  await expect(device).toHaveURL(/\/app\/signage\/view$/);
  await expectLoggedOut(old);
});

test('[O-G08] a device without a connection says so calmly, and goes on by itself', async ({ page: device }) => {
  const mend = await failCall(device, '/api/startPairing', 'no network');
  await device.goto('/pair');
  await expect(device.getByText('ただいま接続できません。')).toBeVisible();
  await expect(device.getByText(/SVER/)).toBeHidden();
  await mend();
  await expect(codeOn(device)).toBeVisible();
  await expect(device.getByText('ただいま接続できません。')).toBeHidden();
});
