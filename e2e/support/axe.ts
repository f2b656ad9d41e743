import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test';

/** Our pages have no frames: without looking into frames it needs no window of its own, which is half of the time. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false }).setLegacyMode();

async function seriousViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`));
}

async function light(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** What stands on the page now can be read by everybody. In the dark only the colours are others. Nothing moves meanwhile. */
export async function expectReadable(page: Page): Promise<void> {
  await light(page, 'light');
  expect(await seriousViolations(axeOn(page)), 'light').toEqual([]);
  await light(page, 'dark');
  expect(await seriousViolations(axeOn(page).withRules('color-contrast')), 'dark').toEqual([]);
}
