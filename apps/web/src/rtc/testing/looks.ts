import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { Line } from '../mediaLines';

/** Two pages that draw, decode and find a way to each other take long where the machine is shared. */
export const eventually = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000, interval: 100 });

export const told = (page: Page) => page.evaluate(() => side.told);
export const way = (page: Page) => page.evaluate(() => side.way());
export const decoded = (page: Page, line: Line) => page.evaluate((given) => side.call.decoded(given), line);

/** New frames come, however many came before. */
export async function expectPicture(page: Page, line: 'camera' | 'screen' = 'camera'): Promise<void> {
  const before = await decoded(page, line);
  await eventually(() => decoded(page, line)).toBeGreaterThan(before + 5);
}

/** What was heard until two seconds ago, and what until now. */
export const lastEnergies = (page: Page) =>
  page.evaluate(() => [side.measured.at(-3)?.audioEnergy ?? 0, side.measured.at(-1)?.audioEnergy ?? 0]);

export async function expectSound(page: Page): Promise<void> {
  const [, before = 0] = await lastEnergies(page);
  await eventually(async () => (await lastEnergies(page))[1]).toBeGreaterThan(before);
}

export const pictureWidth = (page: Page, name: 'person' | 'screen') =>
  page.evaluate((given) => side.shown[given].videoWidth, name);
