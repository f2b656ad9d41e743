import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import type { Browser } from '@playwright/test';
import { loggedIn, patient, smallPageOf } from '../conversation/loggedIn';
import type { Message, Watched } from '../conversation/watched';

interface Options {
  browser: Browser;
  url: string;
  signageId: number;
  recorded: readonly Message[];
  settledMs: number;
  ms: number;
}

/** The signage's page, from the frame that arrives to its canvas; the operator is a small page that plays what was recorded. */
export async function watchSignage({ browser, url, signageId, recorded, settledMs, ms }: Options): Promise<Watched> {
  const signage = await loggedIn(browser, { url, loginId: demoAccounts.signage1.loginId, is: 'signage' });
  const operator = await smallPageOf(browser, { url, loginId: demoAccounts.operator1.loginId, is: 'operator' });
  await signage.goto('/app/signage/view');
  const drawn = signage.locator('canvas[data-drawn]');
  await patient(drawn).toBeVisible();
  await operator.evaluate((id) => small.goIn(id), signageId);
  await patient(drawn).toBeVisible();
  await operator.evaluate((frames) => small.play(frames), recorded);
  await signage.evaluate(() => mouthWatch.watchCanvas());
  await signage.waitForTimeout(settledMs);
  await signage.evaluate(() => mouthWatch.taken());
  await signage.waitForTimeout(ms);
  const watched = await signage.evaluate(() => mouthWatch.taken());
  for (const page of [operator, signage]) await page.context().close();
  return watched;
}
