import { type UserAnswer, userAnswer } from '@mukae/contract/calls/accounts';
import { addedAnswer } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import * as z from 'zod/mini';
import { expect, type Page } from './test';

/** The users that this administrator may see. */
export async function usersOf(page: Page): Promise<UserAnswer[]> {
  const answer = await page.request.post('/api/getUser', { data: {} });
  return z.array(userAnswer).parse(await answer.json());
}

export async function userOf(page: Page, loginId: string): Promise<UserAnswer> {
  const user = (await usersOf(page)).find((candidate) => candidate.loginId === loginId);
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

/** A user that this administrator has added meanwhile, with the password of the demo. */
export async function addUser(page: Page, loginId: string, name: string): Promise<number> {
  const multipart = { login_id: loginId, name, kana: 'てすと', password: 'Demo2026!', isForceSubmit: '1' };
  return addedAnswer.parse(await (await page.request.post('/api/addUser', { multipart })).json()).id;
}

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** A system administrator contracts that many seats for the demo company. */
export async function contractChannels(system: Page, count: number): Promise<void> {
  const listed = await system.request.post('/api/getCompanies', { data: {} });
  const { companies } = companyCalls.getCompanies.output.parse(await listed.json());
  const demo = companies.find(({ name }) => name === '青葉ホーム株式会社');
  const data = { targetCompanyId: demo?.id, avatar_channel_max: count };
  expect(await (await system.request.post('/api/updateCompany', { data })).json()).toMatchObject({ result: 'OK' });
}
