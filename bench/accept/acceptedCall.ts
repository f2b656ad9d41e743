import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

/** Milliseconds from the press on the button that answers. */
export interface Times {
  /** The first picture of the visitor at the desk. */
  picture: number;
  /** The first sound, on the side that had it later. */
  sound: number;
}

interface FirstMedia {
  picture: number;
  sound: number;
}

declare global {
  var firstMedia: {
    pressedAt(): number;
    until(...wanted: (keyof FirstMedia)[]): Promise<FirstMedia>;
  };
}

const script = { path: fileURLToPath(new URL('./firstMedia.js', import.meta.url)) };

export async function watchFirstMedia(page: Page): Promise<void> {
  await page.addInitScript(script);
}

/** As long as a person needs to find the button. */
const personMs = 1000;

/** Presses the button, and says what came when. */
export async function acceptedCall(visitor: Page, desk: Page, button: Locator): Promise<Times> {
  await button.hover();
  await desk.waitForTimeout(personMs);
  const arrived = Promise.all([
    desk.evaluate(() => firstMedia.until('picture', 'sound')),
    visitor.evaluate(() => firstMedia.until('sound')),
  ]);
  await button.click();
  const [atDesk, atVisitor] = await arrived;
  const pressedAt = await desk.evaluate(() => firstMedia.pressedAt());
  return {
    picture: atDesk.picture - pressedAt,
    sound: Math.max(atDesk.sound, atVisitor.sound) - pressedAt,
  };
}
