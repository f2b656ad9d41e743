import { expect, it } from 'vitest';
import { answerPages, pageSaid } from './answerPages';

const stroller = {
  ja: 'はい、1階の総合案内で無料でお貸ししています。ご利用は当日の閉店までです。お返しは、どの階の案内所でもけっこうです。',
  en: 'Yes, free of charge at Information on the 1st floor. Please return it by closing time. Any information desk takes it back.',
};

it('[D-AS08] a short answer is one page, with all of the other language', () => {
  const words = { ja: '無料です。', en: 'It is free. You need no card.' };
  expect(answerPages(words, 'ja')).toEqual([{ ...words, from: 0 }]);
  expect(answerPages(words, 'en')).toEqual([{ ...words, from: 0 }]);
});

it('[D-AS08] a long answer comes in pages of two lines of sixteen characters, each with the sentences that say the same', () => {
  const pages = answerPages(stroller, 'ja');
  expect(pages.map(({ ja }) => ja)).toEqual([
    'はい、1階の総合案内で無料でお貸ししています。',
    'ご利用は当日の閉店までです。',
    'お返しは、どの階の案内所でもけっこうです。',
  ]);
  expect(pages.map(({ en }) => en)).toEqual([
    'Yes, free of charge at Information on the 1st floor.',
    'Please return it by closing time.',
    'Any information desk takes it back.',
  ]);
  expect(pages.map(({ from }) => stroller.ja.slice(from, from + 2))).toEqual(['はい', 'ご利', 'お返']);
});

it('[D-AS08] a page turns when what stands on the next one is said, and a page more at the end turns no earlier one', () => {
  const pages = answerPages(stroller, 'ja');
  const second = pages[1]?.from ?? 0;
  expect([0, second - 1, second, stroller.ja.length, 10_000].map((said) => pageSaid(pages, said))).toEqual([
    0, 0, 1, 2, 2,
  ]);
  const more = answerPages({ ...stroller, ja: `${stroller.ja}ありがとうございます。` }, 'ja');
  expect(more.slice(0, 2).map(({ ja, from }) => [ja, from])).toEqual(
    pages.slice(0, 2).map(({ ja, from }) => [ja, from]),
  );
});

it('[D-AS08] who reads English turns pages of English', () => {
  const pages = answerPages(stroller, 'en');
  expect(pages.length).toBeGreaterThan(1);
  for (const { en, ja } of pages) expect([en.length <= 64, ja !== '']).toEqual([true, true]);
  expect(pages.map(({ en }) => en).join(' ')).toBe(stroller.en);
});

it.each([
  ['without an end', 'あ'.repeat(100), 32],
  ['of letters without a space', 'x'.repeat(200), 64],
  ['of clauses', `${'一二三四五六七八九、'.repeat(9)}`, 32],
  ['of families', '👨‍👩‍👧'.repeat(70), 8 * 32],
])('[D-AS08] a sentence %s loses no letter and fits its pages', (_, ja, most) => {
  const pages = answerPages({ ja, en: '' }, 'ja');
  expect(pages.map((page) => page.ja).join('')).toBe(ja);
  for (const page of pages) expect(page.ja.length).toBeLessThanOrEqual(most);
});

it('[D-AS08] a page ends behind the bracket that closes a sentence, and not within a number', () => {
  const quoted = answerPages({ ja: `「${'あ'.repeat(29)}。」とお声がけください。`, en: '' }, 'ja');
  expect(quoted.map((page) => page.ja.slice(0, 3))).toEqual(['「ああ', 'とお声']);
  const priced = answerPages({ ja: '', en: `${'It costs you no more than. '.repeat(2)}1,500.50 yen.` }, 'en');
  expect(priced.map(({ en }) => en).join(' ')).toContain('1,500.50 yen.');
});

it('[D-AS08] no sentence of the other language is lost where there are more of them, or fewer', () => {
  const en = 'One is here. Two is there. Three is above. Four is below. Five is far away. Six is near.';
  const said = answerPages({ ...stroller, en }, 'ja').map((page) => page.en);
  for (const sentence of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    expect(said.some((page) => page.includes(sentence))).toBe(true);
  const one = answerPages({ ...stroller, en: 'All of it in one sentence.' }, 'ja');
  for (const page of one) expect(page.en).toBe('All of it in one sentence.');
});

it('[D-AS08] nothing to say is one empty page', () => {
  expect(answerPages({ ja: ' ', en: '' }, 'ja')).toHaveLength(1);
});
