import { reserve } from '@mukae/server/testing/reservations';
import { minutes } from '@mukae/server/testing/testClock';
import type { Locator } from '@playwright/test';
import { expectReadable } from '../support/axe';
import { setClock } from '../support/pageTime';
import { expect, type Page, test } from '../support/test';

async function expectTableFits(page: Page): Promise<void> {
  const table = page.getByRole('table');
  const [room, taken] = await Promise.all([table.locator('..').boundingBox(), table.boundingBox()]);
  expect(taken?.width).toBeLessThanOrEqual(room?.width ?? 0);
}

/** Its words have the room that they take, in the table and in the cell. */
async function expectNotCut(words: Locator): Promise<void> {
  const [box, cell] = await Promise.all([words.boundingBox(), words.locator('xpath=ancestor::td').boundingBox()]);
  if (!box || !cell) throw new Error('it is not there');
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(box.x).toBeGreaterThanOrEqual(cell.x);
  expect(box.x + box.width).toBeLessThanOrEqual(cell.x + cell.width);
}

test('[O-RP01] [O-RP04] [D-RP05] [W-13] who enters before her guest waits, and the meeting opens when the guest follows the link', async ({
  loggedIn,
  openBrowser,
  service,
}) => {
  const { token } = await reserve(service, 0, minutes(40), { title: '採用説明会' });
  await reserve(service, minutes(60), minutes(90), { title: '個別相談' });
  const page = await loggedIn('guest@demo.example');
  await page.goto('/app/reservation/home');
  await expect(page).toHaveTitle(/^本日の予約 \|/);
  await expect(page.getByRole('link', { name: 'タイムシェア（本日の予約）' })).toHaveAttribute('aria-current', 'page');
  const flow = page.getByRole('list', { name: 'きょうの流れ' });
  await expect(flow.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: '個別相談 に入室する' })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 2, name: '採用説明会' })).toBeVisible();
  await expectReadable(page);

  await page.getByRole('button', { name: '入室する', exact: true }).click();
  const waiting = page.getByRole('dialog', { name: 'お客様をお待ちしています' });
  await expect(waiting).toContainText('09:40 まで入室できます。');
  await expectReadable(page);

  const guest = await (await openBrowser()).newPage();
  await setClock(guest, service.clock.now());
  await guest.goto(`/login?token=${token}`);
  await expect(guest).toHaveURL('/app/signage/view');
  await expect(page).toHaveURL('/app/service/operation');
});

test('[O-RP02] [O-RP03] [D-RP11] [D-C02] [W-13] the list fits on a desktop, a link is copied from the list; an administrator cancels with a reason, and the list says so', async ({
  loggedIn,
  service,
}) => {
  const long = 'キッチン改装のご相談とお見積もりの確認について（二回目）';
  await reserve(service, -minutes(40), -minutes(20), { title: long });
  const { token } = await reserve(service, minutes(60), minutes(90), { title: '個別相談' });
  const page = await loggedIn('guest@demo.example');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const month = '/app/reservation/list?month=2099-11';
  await page.goto(month);
  await expect(page.getByRole('row', { name: new RegExp(long) })).toContainText('ご来室なし');
  const short = page.getByRole('row', { name: /個別相談/ }).getByText(/^http.{19}…$/);
  for (const width of [1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    await expectTableFits(page);
    await expect(short).toBeVisible();
    if (width > 1024) await expectNotCut(short);
  }
  await page.getByRole('button', { name: '個別相談 のリンクをコピーする' }).click();
  await expect(page.getByText('リンクをコピーしました')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/login?token=${token}`);
  await expectReadable(page);

  const system = await loggedIn('system@demo.example');
  await system.goto('/app/reservation/company');
  await system.getByRole('button', { name: '個別相談 をキャンセルする' }).click();
  const dialog = system.getByRole('dialog');
  await dialog.getByRole('button', { name: 'キャンセルする' }).click();
  await expect(dialog.getByLabel('理由')).toBeFocused();
  await dialog.getByLabel('理由').fill('停電のため');
  await expectReadable(system);
  await dialog.getByRole('button', { name: 'キャンセルする' }).click();
  await expect(system.getByRole('row', { name: /個別相談/ })).toContainText('キャンセルの理由: 停電のため');

  await page.goto(month);
  await expect(page.getByRole('row', { name: /個別相談/ })).toContainText('キャンセル');
  await expect(page.getByRole('link', { name: '個別相談 を変更・取消する' })).toBeHidden();
});
