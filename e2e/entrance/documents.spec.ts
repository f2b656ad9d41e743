import { test } from '../support/readingTest';
import { chooseJapanese } from '../support/registrationForm';
import { expect, type Page } from '../support/test';

/** Opens the link in a new tab and gives a PDF of that day. */
async function expectPdf(page: Page, linkName: string, path: string): Promise<void> {
  const link = page.getByRole('link', { name: linkName, exact: true });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', path);
  const document = await page.request.get(path);
  expect(document.status()).toBe(200);
  expect(document.headers()['content-type']).toBe('application/pdf');
  const text = (await document.body()).toString('latin1');
  expect(text).toMatch(/^%PDF-/);
  expect(text).toContain('D:20240405');
}

test('[A-P03] the login page links to the terms and the fees', async ({ page }) => {
  await page.goto('/login');
  await expectPdf(page, '利用規約', '/documents/terms.pdf');
  await expectPdf(page, '料金について', '/documents/fees.pdf');
});

test('[A-P03] the consents of the sign-up link to the terms and the fees', async ({ page }) => {
  await page.goto('/test/register');
  await expectPdf(page, 'Open PDF of the terms of service', '/documents/terms.pdf');
  await expectPdf(page, 'Open PDF of the fees and billing', '/documents/fees.pdf');
  await chooseJapanese(page);
  await expectPdf(page, '利用規約のPDFを開く', '/documents/terms.pdf');
  await expectPdf(page, '料金・お支払いのPDFを開く', '/documents/fees.pdf');
});
