import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test';

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
  expect(await seriousViolations(new AxeBuilder({ page })), 'light').toEqual([]);
  await light(page, 'dark');
  expect(await seriousViolations(new AxeBuilder({ page }).withRules('color-contrast')), 'dark').toEqual([]);
}
