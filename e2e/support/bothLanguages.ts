import { expect, type Page } from '@playwright/test';

/** A language that is chosen in one tab holds in all: so each page is loaded once and seen in both, in turns first in the one or the other. */
export async function inBothLanguages(
  page: Page,
  addresses: readonly string[],
  open: (address: string) => Promise<void>,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/healthz');
  const choose = (language: string) =>
    elsewhere.evaluate((chosen) => localStorage.setItem('mukae.language', chosen), language);
  const turns = ['en', 'ja'] as const;
  await choose('ja');
  for (const [place, address] of addresses.entries()) {
    await open(address);
    await look(address);
    const next = turns[place % turns.length] ?? 'en';
    await choose(next);
    await expect(page.locator('html')).toHaveAttribute('lang', next);
    await look(`${address} (${next})`);
  }
}
