import { type UserAnswer, userAnswer } from '@mukae/contract/calls/accounts';
import { type CharacterAnswer, characterAnswer } from '@mukae/contract/calls/characters';
import * as z from 'zod/mini';
import { expect, type Page } from './test';

export const phone = { width: 390, height: 844 };

/** The list of pages beside the page. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'メインメニュー' });

/** What the server says about the person in this browser. */
export async function whoAmI(page: Page): Promise<UserAnswer> {
  const answer = await page.request.post('/api/getUser', { data: { targetUserId: 'SELF' } });
  return userAnswer.parse(await answer.json());
}

/** Nobody is logged in there any more. */
export async function expectLoggedOut(page: Page): Promise<void> {
  const answer = await page.request.get('/api/check-auth');
  expect(await answer.json()).toMatchObject({ auth: false });
}

/** The characters that this person may use, in the order of the server. */
export async function castOf(page: Page): Promise<CharacterAnswer[]> {
  const answer = await page.request.post('/api/getCharacter', { data: {} });
  return z.array(characterAnswer).parse(await answer.json());
}

export async function chooseLanguage(page: Page, name: 'English' | '日本語'): Promise<void> {
  await page.getByRole('banner').getByRole('radio', { name }).check();
}
