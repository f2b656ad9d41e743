import { type UserAnswer, userAnswer } from '@mukae/contract/calls/accounts';
import * as z from 'zod/mini';
import { expect, type Page } from './test';

/** One of the users that this administrator may see. */
export async function userOf(page: Page, loginId: string): Promise<UserAnswer> {
  const answer = await page.request.post('/api/getUser', { data: {} });
  const users = z.array(userAnswer).parse(await answer.json());
  const user = users.find((candidate) => candidate.loginId === loginId);
  if (!user) throw new Error(`${loginId} is missing`);
  return user;
}

/** An administrator opens the settings of somebody. */
export async function openSettings(page: Page, loginId: string): Promise<UserAnswer> {
  const user = await userOf(page, loginId);
  await page.goto(`/app/users/update?id=${user.userId}`);
  await expect(page.getByLabel('ログインID')).toHaveValue(loginId);
  return user;
}

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
