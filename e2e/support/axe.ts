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

/** Whatever they find is slight, and would not be told; to look for it takes a fifth of the time. */
const slight = [
  ...['aria-allowed-role', 'empty-heading', 'empty-table-header', 'image-redundant-alt', 'presentation-role-conflict'],
  ...['heading-order', 'landmark-banner-is-top-level', 'landmark-complementary-is-top-level'],
  ...['landmark-contentinfo-is-top-level', 'landmark-main-is-top-level', 'landmark-no-duplicate-banner'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique'],
  ...['page-has-heading-one', 'region', 'scope-attr-valid', 'skip-link'],
];
const withoutSlight = Object.fromEntries(slight.map((rule) => [rule, { enabled: false }]));

async function seriousViolations(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (given) => {
      if (!window.axe) throw new Error('axe is not on the page');
      return window.axe.run(document, given);
    },
    { resultTypes: ['violations'], iframes: false, rules: withoutSlight, ...options } satisfies RunOptions,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`));
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await axe);
}

/**
 * What stands on the page now can be read by everybody. By night only the colours are others: that they can be read is
 * proven where they are made. Nothing moves meanwhile.
 */
export async function expectReadable(page: Page): Promise<void> {
  await bringAxe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await seriousViolations(page, {})).toEqual([]);
}

export async function expectReadableByNight(page: Page): Promise<void> {
  await bringAxe(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await seriousViolations(page, colours)).toEqual([]);
}
