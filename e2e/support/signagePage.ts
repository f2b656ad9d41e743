import { TestPage } from '@mukae/server/testing/testPage';
import type { TestService } from '@mukae/server/testing/testService';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Half as wide as most: all is laid out as on a larger one, and drawn in a quarter of the time. */
export const uprightScreen = { viewport: { width: 540, height: 960 } };

export const buttonOn = (signage: Page, name: string) => signage.getByRole('button', { name });

/** While one scene goes and another comes, what goes is still seen, but nobody is told of it any more. */
export const telopOf = (signage: Page, words: string) => signage.getByRole('paragraph').filter({ hasText: words });

/** The word in the corner that tells how the reception stands. */
export const ribbonOf = (signage: Page, word: string) =>
  signage.getByRole('status').filter({ hasText: new RegExp(`^${word}`) });

export async function openSignage(signage: Page): Promise<void> {
  await signage.goto('/app/signage/view');
  await expect(buttonOn(signage, 'スタッフを呼ぶ')).toBeVisible();
}

/** With the key of the staff call. A press within a second of another is the same one: then she presses again. */
export async function callStaff(signage: Page): Promise<void> {
  await expect(async () => {
    await signage.keyboard.press('y');
    await expect(ribbonOf(signage, '受付中')).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/** A touch within a second of another is the same touch: then she touches again, unless the first one was only slow. */
export async function callOff(signage: Page): Promise<void> {
  const button = signage.getByRole('button', { name: /とりやめる|またあとで/ });
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(ribbonOf(signage, '受付中')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Somebody who waits for visitors, without a page to look at. */
export async function operatorOnStandby(service: TestService): Promise<TestPage> {
  const operator = await TestPage.ofUser(service.url, 'operator1@demo.example');
  await operator.standsBy();
  return operator;
}

export async function accept(operator: TestPage): Promise<string> {
  const { ring } = await operator.hears('callFromSignage');
  await operator.say('acceptRequest', { requestId: ring.requestId, peerId: operator.peerId });
  const { call } = await operator.hears('submitCall');
  return call.callId;
}
