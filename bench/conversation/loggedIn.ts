import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { type Browser, expect, type Page } from '@playwright/test';
import { pageScript } from './pageScript';

/** A busy machine takes its time. */
const patienceMs = 90_000;
export const patient = expect.configure({ timeout: patienceMs });

const watchScripts = await Promise.all(['./mouthWatch.ts', './soundWatch.ts'].map(pageScript));
const signageScreen = { width: 270, height: 480 };
const desk = { width: 1440, height: 900 };

/** A picture of the visitor takes its time from what is measured: it is as small as it can be. */
const smallCamera = () => {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const video = { width: 160, height: 120, frameRate: 5 };
  mediaDevices.getUserMedia = (wanted) => open(wanted?.video ? { ...wanted, video } : wanted);
};

interface Who {
  url: string;
  loginId: string;
  is: 'operator' | 'signage';
}

/** A page of somebody who is known to the service, watched from within. */
export async function loggedIn(browser: Browser, { url, loginId, is }: Who): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ja-JP',
    permissions: ['camera', 'microphone'],
    // What watches the pages is no part of them.
    bypassCSP: true,
    viewport: is === 'operator' ? desk : signageScreen,
    // The avatar on the operator's own page is drawn by another machine than the signage's: here it would take turns with it.
    reducedMotion: is === 'operator' ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.request.post('/login', { data: { username: loginId, password: demoPassword, isRemember: false } });
  for (const content of watchScripts) await page.addInitScript({ content });
  if (is === 'signage') await page.addInitScript(smallCamera);
  return page;
}

/** Of the service's own, and without any script. */
const plainPath = '/readyz';

/** The same person on a page that holds a conversation and shows nothing. */
export async function smallPageOf(browser: Browser, who: Who): Promise<Page> {
  const page = await loggedIn(browser, who);
  await page.goto(plainPath);
  await page.addScriptTag({ content: await pageScript('./smallPage.ts') });
  return page;
}
