import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from './test';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof import('axe-core') | undefined;
  }
}

async function seriousViolations(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (given) => {
      if (!window.axe) throw new Error('axe is not on the page');
      return window.axe.run(document, given);
    },
    { resultTypes: ['violations'], iframes: false, ...options } satisfies RunOptions,
  );
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
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await axe);
  await light(page, 'light');
  expect(await seriousViolations(page, {}), 'light').toEqual([]);
  await light(page, 'dark');
  const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await seriousViolations(page, colours), 'dark').toEqual([]);
}
