import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import type { Browser } from '@playwright/test';
import { loggedIn, patient, smallPageOf } from '../conversation/loggedIn';
import { showFace } from '../conversation/showFace';
import type { Watched } from '../conversation/watched';
import { endCall } from '../endCall';

interface Options {
  browser: Browser;
  url: string;
  signageId: number;
  settledMs: number;
  ms: number;
}

/** The operator's page, from her camera to the frame that is handed to the network; the signage is a small page. */
export async function watchOperator({ browser, url, signageId, settledMs, ms }: Options): Promise<Watched> {
  const operator = await loggedIn(browser, { url, loginId: demoAccounts.operator1.loginId, is: 'operator' });
  const signage = await smallPageOf(browser, { url, loginId: demoAccounts.signage1.loginId, is: 'signage' });
  await operator.goto('/app/service/standby');
  await operator.getByText('待機する', { exact: true }).click();
  await patient(operator.getByText('待機中', { exact: true })).toBeVisible();
  await Promise.all([
    signage.evaluate((id) => small.callStaff(id), signageId),
    operator.getByRole('button', { name: '応答する' }).click(),
  ]);
  await showFace(operator);
  await operator.waitForTimeout(settledMs);
  await operator.evaluate(() => mouthWatch.taken());
  await operator.waitForTimeout(ms);
  const watched = await operator.evaluate(() => mouthWatch.taken());
  await endCall(operator);
  await patient(operator).toHaveURL('/app/service/standby');
  await operator.getByText('離席する', { exact: true }).click();
  await patient(operator.getByText('離席中', { exact: true })).toBeVisible();
  for (const page of [signage, operator]) await page.context().close();
  return watched;
}
