import { demoAccounts, demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { type Browser, expect, type Page } from '@playwright/test';
import { pageScript } from './pageScript';
import type { Watched } from './watched';

/** A busy machine takes its time. */
const patienceMs = 90_000;
const patient = expect.configure({ timeout: patienceMs });
const watchScripts = await Promise.all(['./mouthWatch.ts', './soundWatch.ts'].map(pageScript));
const signageScreen = { width: 270, height: 480 };
const desk = { width: 1440, height: 900 };

/** The visitor's picture is sent and received by this machine as well: as small as it can be, it takes little from what is measured. */
const smallCamera = () => {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const video = { width: 160, height: 120, frameRate: 5 };
  mediaDevices.getUserMedia = (wanted) => open(wanted?.video ? { ...wanted, video } : wanted);
};

async function loggedIn(browser: Browser, url: string, loginId: string, isDesk: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ja-JP',
    permissions: ['camera', 'microphone'],
    // What watches the pages is no part of them.
    bypassCSP: true,
    viewport: isDesk ? desk : signageScreen,
    // The avatar on the operator's own page is drawn by another machine than the signage's: here it would take turns with it.
    reducedMotion: isDesk ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.request.post('/login', { data: { username: loginId, password: demoPassword, isRemember: false } });
  for (const content of watchScripts) await page.addInitScript({ content });
  if (!isDesk) await page.addInitScript(smallCamera);
  return page;
}

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
      await loggedIn(browser, url, operator1.loginId, true),
      await loggedIn(browser, url, signage1.loginId, false),
    );
  }

  /** The visitor calls, the operator answers, and the avatar is seen. */
  async talk(browser: Browser, url: string, way: Way): Promise<void> {
    const admin = await loggedIn(browser, url, demoAccounts.admin.loginId, true);
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

  /** The camera moves the avatar, and nothing else does. */
  async showFace(): Promise<void> {
    await this.operator.getByRole('button', { name: 'ミュートする' }).click();
    const turnOn = this.operator.getByRole('button', { name: 'カメラをオンにする' });
    const isReading = this.operator.getByText('顔を読み取っています');
    await patient(turnOn.or(isReading)).toBeVisible();
    if (await turnOn.isVisible()) await turnOn.click();
    await patient(isReading).toBeVisible();
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
    await this.operator.getByRole('button', { name: '応対を終える' }).click();
    await patient(this.operator).toHaveURL('/app/service/standby');
    for (const page of [this.signage, this.operator]) await page.goto('about:blank');
  }
}
