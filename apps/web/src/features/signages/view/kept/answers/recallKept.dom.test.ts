import { characterCalls } from '@mukae/contract/calls/characters';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryOf } from '@/api/query';
import { someCast } from '@/features/characters/testing/someCast';
import { someWholeSignage } from '@/features/signages/testing/someSignage';
import { ownSignageQuery } from '@/features/signages/view/useOwnSignage';
import { keepAnswers } from './keptAnswers';
import { keepForMe } from './keptFor';
import { recallKept } from './recallKept';

const deleted: string[] = [];
const logIn = (id: number) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(`user_role=signage; user_id=${id}`);

beforeEach(() => {
  localStorage.clear();
  deleted.length = 0;
  vi.stubGlobal('caches', { delete: async (name: string) => void deleted.push(name) });
  logIn(7);
  keepForMe(localStorage);
  keepAnswers(localStorage, { signage: { ...someWholeSignage, users: [{ userId: 3, name: '佐藤' }] }, cast: someCast });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function recalled(isDevice = true) {
  const client = new QueryClient();
  recallKept(client, isDevice);
  return {
    signage: client.getQueryData(ownSignageQuery.queryKey),
    cast: client.getQueryData(queryOf(characterCalls.listCharacters, {}).queryKey),
  };
}

it('[D-N07] a device that starts anew knows what it is and who stands on it, and not who looks after it', () => {
  expect(recalled()).toEqual({ signage: someWholeSignage, cast: someCast });
  expect(JSON.stringify(localStorage)).not.toContain('佐藤');
  expect(deleted).toEqual([]);
});

it.each([
  ['another screen', () => logIn(8), true],
  ['nobody', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue(''), false],
  ['whoever came by a link', () => logIn(7), false],
])('[D-N07] what was kept for one login is neither shown to nor left for %s', (_, logInAs, isDevice) => {
  logInAs();
  expect(recalled(isDevice)).toEqual({ signage: undefined, cast: undefined });
  expect(deleted).toEqual(['signage-files']);
  expect(localStorage.length).toBe(0);
});

it('[D-N07] an answer that was kept in the shape of earlier days is ignored, and what it showed stays on the device', () => {
  localStorage.setItem('mukae.signage', JSON.stringify({ signage: { id: 7 }, cast: [] }));
  expect(recalled()).toEqual({ signage: undefined, cast: undefined });
  expect(deleted).toEqual([]);
});
