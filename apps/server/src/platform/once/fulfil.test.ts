import { expect, it } from 'vitest';
import { fulfil } from './fulfil';

const question = { result: 'Confirm' };
const inTheWay = new Error('it is there already');
const adding = {
  'is asked about': async () => question,
  'is in the way': async () => {
    throw inTheWay;
  },
};

/** Nothing was added when it is looked for first; afterwards it was. */
function addedMeanwhile() {
  let looks = 0;
  return async () => (looks++ === 0 ? undefined : 7);
}

it.each(Object.entries(adding))('[D-E16] what the same call added meanwhile and %s is the answer', async (_, add) => {
  expect(await fulfil({ find: addedMeanwhile(), add, looksFirst: true })).toEqual({
    id: 7,
    isNew: false,
  });
});

it('[D-E16] what nobody added is asked about, or fails', async () => {
  const find = async () => undefined;
  expect(await fulfil({ find, add: adding['is asked about'], looksFirst: true })).toBe(question);
  await expect(fulfil({ find, add: adding['is in the way'], looksFirst: false })).rejects.toBe(inTheWay);
});
