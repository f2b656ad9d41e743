import { expect, it } from 'vitest';
import { makeLibrary } from './library';
import { readDictionary } from './words/dictionary';
import { makeReader } from './words/reading';

it('[D-AM07] what companies know takes bounded room: who was not asked for longest is forgotten, and learned again', async () => {
  const library = makeLibrary(makeReader(await readDictionary()), 10);
  const known = { answers: [{ id: 1, texts: ['駐車場はどこですか', '車で来ました', 'パーキング'] }], synonyms: [] };
  for (const companyId of [1, 2]) await library.learn(companyId, 'now', known);
  expect(library.find(1, 'now')?.match('駐車場')).toMatchObject([{ id: 1 }]);
  expect(library.find(1, 'before')).toBeUndefined();
  await library.learn(3, 'now', known);
  expect([1, 2, 3].map((companyId) => library.find(companyId, 'now') !== undefined)).toEqual([true, false, true]);
  await library.learn(3, 'later', { answers: [], synonyms: [] });
  expect(library.find(3, 'now')).toBeUndefined();
  expect(library.find(3, 'later')?.match('駐車場')).toEqual([]);
});
