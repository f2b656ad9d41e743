import type { Page } from '@playwright/test';

const letters = 60;
/** Between two keys of who types fast. */
const pauseMs = 80;

/** Milliseconds from each key to the picture that shows its letter on the stage. */
export async function typedDelays(page: Page): Promise<number[]> {
  await page.locator('[data-block="telop"]').click();
  await page.locator('aside textarea').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.evaluate(() => editorWatch.watchTyping());
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press(String.fromCharCode('a'.charCodeAt(0) + (letter % 26)));
    await page.waitForTimeout(pauseMs);
  }
  return page.evaluate(() => editorWatch.delays);
}
