import { addedAnswer } from '@mukae/contract/calls/answers';
import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import { expect, type Page } from './test';

/** The stores that this person may see, as the server tells. */
export async function storesOf(page: Page): Promise<StoreAnswer[]> {
  const answer = await page.request.post('/api/getStore', { data: {} });
  return storeCalls.listStores.output.parse(await answer.json());
}

export async function storeNamed(page: Page, name: string): Promise<StoreAnswer> {
  const store = (await storesOf(page)).find((candidate) => candidate.name === name);
  if (!store) throw new Error(`${name} is missing`);
  return store;
}

/** A store that an administrator has added meanwhile. */
export async function addStore(page: Page, name: string): Promise<number> {
  const answer = await page.request.post('/api/addStore', { multipart: { name } });
  return addedAnswer.parse(await answer.json()).id;
}

export async function renameStore(page: Page, id: number, name: string): Promise<void> {
  const answer = await page.request.post('/api/updateStore', { multipart: { targetStoreId: id, name } });
  expect(await answer.json()).toMatchObject({ result: 'OK' });
}
