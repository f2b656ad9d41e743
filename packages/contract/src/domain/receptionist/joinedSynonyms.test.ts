import { expect, it } from 'vitest';
import { joinedSynonyms } from './joinedSynonyms';
import { receptionistLimits } from './receptionist';

it('[D-AM03] [D-AA05] words for the same thing are added where a company has none of them, as many as there is room for', () => {
  const own = [['a', 'b']];
  expect(joinedSynonyms(own, [['c', 'd']])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(joinedSynonyms(own, [['b', 'x']])).toEqual(own);
  const many = Array.from({ length: receptionistLimits.synonyms }, (_, n) => [`${n}`, `${n} again`]);
  expect(joinedSynonyms(own, many)).toEqual([...own, ...many.slice(0, -1)]);
});
