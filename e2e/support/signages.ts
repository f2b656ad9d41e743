import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { expect, type Page } from './test';

export async function signagesOf(page: Page): Promise<SignageAnswer[]> {
  const answer = await page.request.post('/api/getSignage', { data: {} });
  return signageCalls.listSignages.output.parse(await answer.json());
}

export async function signageNamed(page: Page, name: string): Promise<SignageAnswer> {
  const found = (await signagesOf(page)).find((signage) => signage.name === name);
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

export async function expectList(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/app\/signage\/list$/);
}
