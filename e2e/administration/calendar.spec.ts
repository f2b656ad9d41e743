import { addMeeting } from '@mukae/server/testing/meetings';
import { demoUser } from '@mukae/server/testing/people';
import type { Locator } from '@playwright/test';
import { expectReadable } from '../support/axe';
import { phone } from '../support/console';
import { cutWords } from '../support/cutWords';
import { spendBrowser } from '../support/keptBrowsers';
import { typeLogin } from '../support/loginPage';
import { expect, type Page, test } from '../support/test';

/** The times of the calendar are those of Japan, wherever one looks at it. */
test.use({ browsers: 'new', timezoneId: 'America/New_York' });

const viewOf = (view: 'week' | 'day') => `/app/reservation/calendar?view=${view}&day=2099-11-17`;
const firstHour = 9;
const pixelsAnHour = { wide: 69, phone: 93 } as const;
const middle = 5;

const head = (page: Page, day: number) => page.getByRole('columnheader').filter({ hasText: String(day) });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not there');
  return box;
}

/** Where an hour of a day is on the screen. */
async function pointAt(page: Page, day: number, hour: number) {
  const [column, grid] = [await boxOf(head(page, day)), await boxOf(page.getByRole('cell').last())];
  return { x: column.x + column.width / 2, y: grid.y + (hour - firstHour) * pixelsAnHour.wide };
}

/** The same where one day is all there is. */
async function pointOnPhone(page: Page, hour: number) {
  const grid = await boxOf(page.getByRole('cell').last());
  return { x: grid.x + grid.width / 2, y: grid.y + (hour - firstHour) * pixelsAnHour.phone };
}

/** What is picked lies at its time and is as high as it is long, but for the gap around it. */
async function expectPicked(page: Page, times: string, { y }: { y: number }, height: number): Promise<void> {
  const block = page.getByText(times, { exact: true }).locator('..');
  await expect.poll(async () => Math.abs((await boxOf(block)).y - y)).toBeLessThan(middle);
  expect(Math.abs((await boxOf(block)).height - height)).toBeLessThan(middle);
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** From the middle of the first step to that of the last. */
async function select(page: Page, day: number, from: number, until: number): Promise<void> {
  const [start, end] = [await pointAt(page, day, from), await pointAt(page, day, until)];
  await drag(page, { ...start, y: start.y + middle }, { ...end, y: end.y - middle });
}

async function expectAt(page: Page, title: string, day: number, hour: number): Promise<void> {
  const { x, y } = await pointAt(page, day, hour);
  const block = page.getByRole('button').filter({ hasText: title });
  await expect
    .poll(async () => {
      const box = await block.boundingBox();
      return box && box.x < x && x < box.x + box.width && Math.abs(box.y - y) < middle;
    })
    .toBe(true);
}

const form = (page: Page) => page.getByRole('dialog', { name: '予約する' });

test('[O-RC01] [O-RC03] [O-RC04] [D-RC02] [D-RC03] a free time is dragged over, reserved, seen at its place, and moved by dragging; another one is picked by the keyboard', async ({
  loggedIn,
}) => {
  const page = await loggedIn('guest@demo.example');
  spendBrowser(page);
  await page.goto(viewOf('week'));
  await expect(page.getByRole('columnheader')).toHaveText([/16/, /17/, /18/, /19/, /20/]);
  await select(page, 18, 14, 14 + 2 / 3);
  await expect(page.getByText('40 分・1,200 円')).toBeVisible();
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(form(page).getByLabel('開始日')).toHaveValue('2099-11-18');
  await expect(form(page).getByLabel('開始時刻')).toHaveValue(/^14:00/);
  await expect(form(page).getByLabel('終了時刻')).toHaveValue(/^14:40/);
  await form(page).getByLabel('会議名').fill('キッチン改装のご相談');
  await page.keyboard.press('Enter');
  await expectReadable(page);
  await form(page).getByRole('button', { name: '予約する' }).click();
  await expect(page.getByText('予約を完了しました')).toBeVisible();
  await expectAt(page, 'キッチン改装のご相談', 18, 14);

  // What lies over it ends where it begins.
  await select(page, 18, 13.5, 14 + 1 / 3);
  await expect(page.getByText('13:30 – 14:00', { exact: true })).toBeVisible();
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('13:30 – 14:00', { exact: true })).toBeHidden();

  // A window as low as that shows neither the list nor all of the grid.
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.getByRole('list', { name: '11月18日（水）の空いている時間' }).getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expectPicked(page, '14:40 – 15:30', await pointAt(page, 18, 14 + 2 / 3), (50 / 60) * pixelsAnHour.wide);
  await expect(page.getByText('14:40 – 15:30', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  const [from, to] = [await pointAt(page, 18, 14), await pointAt(page, 19, 16)];
  await drag(page, { ...from, y: from.y + 3 * middle }, { ...to, y: to.y + 3 * middle });
  await expect(page.getByRole('dialog')).toContainText('11月19日（木）16:00 – 16:40');
  await page.getByRole('button', { name: '変更する' }).click();
  await expect(page.getByText('予約の日時を変更しました')).toBeVisible();
  await page.reload();
  await expectAt(page, 'キッチン改装のご相談', 19, 16);
});

test('[D-RC04] for a taken time one can wait, also in English, in words that stand whole', async ({
  loggedIn,
  service,
}) => {
  const { companyId } = await demoUser(service, 'admin');
  if (companyId === null) throw new Error('the demo has no company');
  await addMeeting(service, { companyId, startsAt: new Date('2099-11-18T11:00:00+09:00') });
  const page = await loggedIn('guest@demo.example');
  spendBrowser(page);
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('mukae.language', 'en'));
  await page.goto(viewOf('week'));
  await select(page, 18, 11, 11.5);
  await expect(page.getByText('This time is taken')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await cutWords(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wait for it to become free' }).click();
  await expect(page.getByRole('list').filter({ hasText: '11:00 – 11:30' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('[O-RC02] [O-RC10] [D-RC01] [A-R11] a visitor picks a time by touch, logs in, and finds her form again', async ({
    page,
  }) => {
    spendBrowser(page);
    await page.goto(viewOf('day'));
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText('空いている時間にふれてください')).toBeVisible();
    const { x, y } = await pointOnPhone(page, 10);
    await page.touchscreen.tap(x, y + middle);
    await expectPicked(page, '10:00 – 10:40', await pointOnPhone(page, 10), (40 / 60) * pixelsAnHour.phone);
    await page.getByRole('button', { name: '終了を 10 分早く' }).tap();
    await expectPicked(page, '10:00 – 10:30', await pointOnPhone(page, 10), (30 / 60) * pixelsAnHour.phone);
    await page.getByRole('button', { name: '30 分を予約する' }).tap();
    await form(page).getByLabel('会議名').fill('はじめての打ち合わせ');
    await form(page).getByRole('button', { name: '予約する' }).tap();
    await expect(page.getByText('予約するにはログインしてください。')).toBeVisible();
    await page.getByRole('button', { name: 'ログインする' }).tap();
    await typeLogin(page, 'guest@demo.example');
    await expect(page).toHaveURL(/\/app\/reservation\/calendar/);
    await expect(form(page).getByLabel('会議名')).toHaveValue('はじめての打ち合わせ');
    await expect(form(page).getByLabel('開始日')).toHaveValue('2099-11-17');
    await form(page).getByRole('button', { name: '予約する' }).tap();
    await expect(page.getByText('予約を完了しました')).toBeVisible();
    await expect(form(page)).toBeHidden();
    const reserved = page.getByRole('button').filter({ hasText: 'はじめての打ち合わせ' });
    expect(Math.abs((await boxOf(reserved)).y - (await pointOnPhone(page, 10)).y)).toBeLessThan(middle);
  });
});
