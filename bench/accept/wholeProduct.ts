import { demoAccounts, demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { type Browser, expect, type Page } from '@playwright/test';
import { endCall } from '../endCall';
import { acceptedCall, type Times, watchFirstMedia } from './acceptedCall';

/** A busy machine takes its time. */
const patienceMs = 60_000;
const patient = expect.configure({ timeout: patienceMs });

async function loggedIn(browser: Browser, url: string, loginId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'ja-JP', permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.request.post('/login', { data: { username: loginId, password: demoPassword, isRemember: false } });
  await watchFirstMedia(page);
  return page;
}

const standby = '/app/service/standby';

/** A signage and an operator, each in a browser of her own, as they work with the service. */
export class WholeProduct {
  readonly #signage: Page;
  readonly #operator: Page;

  private constructor(signage: Page, operator: Page) {
    this.#signage = signage;
    this.#operator = operator;
  }

  static async logIn(browser: Browser, url: string): Promise<WholeProduct> {
    return new WholeProduct(
      await loggedIn(browser, url, demoAccounts.signage1.loginId),
      await loggedIn(browser, url, demoAccounts.operator1.loginId),
    );
  }

  /** Comes to work, answers so many calls, and goes: while others are measured these pages cost nothing. */
  async turn(calls: number): Promise<Times[]> {
    await this.#signage.goto('/app/signage/view');
    await this.#operator.goto(standby);
    await this.#operator.getByText('待機する', { exact: true }).click();
    await this.#isBack();
    const times: Times[] = [];
    for (let call = 0; call < calls; call += 1) times.push(await this.#call());
    await this.#operator.getByText('離席する', { exact: true }).click();
    await patient(this.#operator.getByText('離席中', { exact: true })).toBeVisible();
    for (const page of [this.#signage, this.#operator]) await page.goto('about:blank');
    return times;
  }

  async #call(): Promise<Times> {
    await this.#signage.keyboard.press('y');
    const answer = this.#operator.getByRole('button', { name: '応答する' });
    await patient(answer).toBeVisible();
    const times = await acceptedCall(this.#signage, this.#operator, answer);
    await Promise.all([this.#signage.waitForEvent('load'), endCall(this.#operator)]);
    await this.#isBack();
    return times;
  }

  async #isBack(): Promise<void> {
    await patient(this.#operator).toHaveURL(standby);
    await patient(this.#operator.getByText('待機中', { exact: true })).toBeVisible();
    await patient(this.#signage.getByRole('status').filter({ hasText: /^受付中/ })).toBeVisible();
  }
}
