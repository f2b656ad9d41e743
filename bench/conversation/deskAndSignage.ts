import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import type { Browser, Page } from '@playwright/test';
import { endCall } from '../endCall';
import { loggedIn, patient } from './loggedIn';
import { showFace } from './showFace';
import type { Watched } from './watched';

export type Way = 'drawn' | 'filmed';

/** A signage and an operator in a conversation, as the service was built. */
export class DeskAndSignage {
  readonly operator: Page;
  readonly signage: Page;

  private constructor(operator: Page, signage: Page) {
    this.operator = operator;
    this.signage = signage;
  }

  static async open(browser: Browser, url: string): Promise<DeskAndSignage> {
    const { operator1, signage1 } = demoAccounts;
    return new DeskAndSignage(
      await loggedIn(browser, { url, loginId: operator1.loginId, is: 'operator' }),
      await loggedIn(browser, { url, loginId: signage1.loginId, is: 'signage' }),
    );
  }

  /** The visitor calls, the operator answers, and the avatar is seen. */
  async talk(browser: Browser, url: string, way: Way): Promise<void> {
    const admin = await loggedIn(browser, { url, loginId: demoAccounts.admin.loginId, is: 'operator' });
    const is_avatar_filmed = String(way === 'filmed');
    await admin.request.post('/api/updateSignage', { multipart: { targetId: '1', is_avatar_filmed } });
    await admin.context().close();
    await this.signage.goto('/app/signage/view');
    await this.operator.goto('/app/service/standby');
    await this.operator.getByText('待機する', { exact: true }).click();
    await patient(this.signage.getByRole('status').filter({ hasText: /^受付中/ })).toBeVisible();
    await this.signage.keyboard.press('y');
    await this.operator.getByRole('button', { name: '応答する' }).click();
    if (way === 'drawn') await patient(this.signage.locator('canvas[data-drawn]')).toBeVisible();
    else await patient(this.operator.getByText('アバターを映像で送っています')).toBeVisible();
    await this.signage.evaluate((given) => {
      if (given === 'drawn') mouthWatch.watchCanvas();
      else mouthWatch.watchFilm();
    }, way);
  }

  showFace(): Promise<void> {
    return showFace(this.operator);
  }

  async watch(ms: number): Promise<Watched> {
    const take = () =>
      Promise.all([this.operator, this.signage].map((page) => page.evaluate(() => mouthWatch.taken())));
    await take();
    await this.signage.waitForTimeout(ms);
    const [atDesk, atSignage] = await take();
    if (!atDesk || !atSignage) throw new Error('a page is missing');
    return { camera: atDesk.camera, sent: atDesk.sent, arrived: atSignage.arrived, shown: atSignage.shown };
  }

  async hangUp(): Promise<void> {
    await endCall(this.operator);
    await patient(this.operator).toHaveURL('/app/service/standby');
    for (const page of [this.signage, this.operator]) await page.goto('about:blank');
  }
}
