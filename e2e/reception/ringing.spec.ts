import type { Route } from '@playwright/test';
import { expectReadable } from '../support/axe';
import { signageNamed } from '../support/signages';
import { goOnStandby, ringOn, standbyPath } from '../support/standby';
import { expect, type Page, test } from '../support/test';
import { userOf } from '../support/users';
import { signageOf } from '../support/visitors';

/** This page may notify, and says it is in the background once it is told so; what it notified of is kept. */
const watchNotices = (page: Page) =>
  page.addInitScript(() => {
    const notices: string[] = [];
    class Recorded {
      static readonly permission = 'granted';
      readonly #title: string;
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        this.#title = `${title}: ${body}`;
        notices.push(this.#title);
      }
      close() {
        notices.splice(notices.indexOf(this.#title), 1);
      }
    }
    Object.assign(window, { Notification: Recorded, notices });
    Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('hidden') !== null });
  });

test('[O-L20] [O-L22] [O-L23] a visitor is seen on whichever page is open, declining shows the next one, and in the background the tab and the system call, too', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('operator1@demo.example');
  await watchNotices(page);
  await goOnStandby(page);
  const nextPage = new Promise<Route>((resolve) => {
    void page.route('**/assets/UserListScreen-*.js', resolve, { times: 1 });
  });
  await page.getByRole('link', { name: 'ユーザー' }).click();
  const signage = await signageOf(service, 'signage1@demo.example');
  await signage.touch('商品を相談したい');

  const ring = ringOn(page);
  await expect(ring).toContainText('東京本店');
  await expect(ring).toContainText('1F 総合受付');
  await expect(ring).toContainText('商品を相談したい');
  await expect(ring).toContainText(/\d+ 秒お待ちです/);
  const accept = ring.getByRole('button', { name: '応答する' });
  await expect(accept).toBeFocused();
  await (await nextPage).continue();
  await expect(page.locator('h1', { hasText: 'ユーザー' })).toBeVisible();
  await expect(accept).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ring).toBeVisible();
  await expectReadable(page);

  await page.reload();
  await expect(ring).toContainText('商品を相談したい');

  await test.step('declining shows the next visitor, and after the last one the standby page is back', async () => {
    const another = await signageOf(service, 'signage2@demo.example');
    await another.touch();
    await expect(ring).toContainText('ほかに 1 件、お待ちのお客様がいます');
    await ring.getByRole('button', { name: '辞退する' }).click();
    await expect(ring).toContainText('2F ショールーム');
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby' && state.wasMissed);
    await ring.getByRole('button', { name: '辞退する' }).click();
    await expect(ring).toBeHidden();
    await expect(page).toHaveURL(standbyPath);
    await another.page.close();
  });

  await test.step('in the background the tab and the system call, too', async () => {
    await page.evaluate(() => sessionStorage.setItem('hidden', 'yes'));
    const requestId = await signage.touch();
    const notices = () => page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'notices')?.value);
    await expect.poll(notices).toEqual(['お客様がお呼びです: 東京本店 1F 総合受付']);
    await expect.poll(() => page.title()).toBe('● お客様がお呼びです');

    await signage.page.say('Standby', { requestId });
    await expect(ring).toBeHidden();
    await expect.poll(notices).toEqual([]);
    await expect.poll(() => page.title()).toBe('受付待機 | Mukae 迎え');
  });
  await signage.page.close();
});

test('[O-L21] [O-L24] one answers: she gets the call, the other desk and her other page stop ringing', async ({
  loggedIn,
  service,
}) => {
  const admin = await loggedIn('admin@demo.example');
  const { id: targetId } = await signageNamed(admin, '1F 総合受付');
  for (const loginId of ['operator1@demo.example', 'operator2@demo.example']) {
    const { userId } = await userOf(admin, loginId);
    await admin.request.post('/api/addSignageUser', { data: { targetId, userId } });
  }
  const signage = await signageOf(service, 'signage1@demo.example');
  const first = await loggedIn('operator1@demo.example');
  await goOnStandby(first);
  const otherTab = await first.context().newPage();
  await otherTab.goto('/app/users/list');
  const second = await loggedIn('operator2@demo.example');
  await goOnStandby(second);

  await signage.touch();
  await expect(ringOn(otherTab)).toContainText('スタッフ呼び出し');
  await expect(ringOn(second)).toBeVisible();
  await ringOn(first).getByRole('button', { name: '応答する' }).click();
  await expect(first).toHaveURL('/app/service/operation');
  const { call } = await signage.page.hears('submitCall');
  expect(call.kind).toBe('reception');

  await expect(ringOn(otherTab)).toBeHidden();
  await expect(otherTab.getByText('応答の必要はありません')).toBeHidden();
  await expect(ringOn(second)).toBeHidden();
  await expect(second.getByText('応答の必要はありません')).toBeVisible();
  await signage.page.close();
});
