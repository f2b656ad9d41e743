import { addedAnswer } from '@mukae/contract/calls/answers';
import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { storesOf } from './stores';
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

/** One more signage in the first store, without a login of its own unless told otherwise. */
export async function addSignage(page: Page, name: string, fields: Record<string, string> = {}): Promise<number> {
  const [store] = await storesOf(page);
  const answer = await page.request.post('/api/addSignage', {
    multipart: { name, storeId: String(store?.id), ...fields },
  });
  return addedAnswer.parse(await answer.json()).id;
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

export async function expectList(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/app\/signage\/list$/);
}
