import { expect, it } from 'vitest';
import { kanaColumns, withMark } from './screenKeys';

it('[D-AS03] every kana can be written by touch: voiced ones, those with a p, and small ones', () => {
  const keys = kanaColumns.flat().filter((key) => key !== null);
  const made = (mark: Parameters<typeof withMark>[1]) => keys.map((key) => withMark(key, mark));
  const all = new Set([...keys, ...made('voiced'), ...made('p'), ...made('small')]);
  for (const kana of 'がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽぁぃぅぇぉっゃゅょゎゔ')
    expect(all).toContain(kana);
});

it('[D-AS03] a second touch takes a mark back, and another mark takes its place', () => {
  expect(withMark(withMark('か', 'voiced'), 'voiced')).toBe('か');
  expect(withMark('ば', 'p')).toBe('ぱ');
  expect(withMark(withMark('つ', 'small'), 'small')).toBe('つ');
  expect(withMark('トイレはとこ', 'voiced')).toBe('トイレはとご');
});

it('[D-AS03] what takes no mark stays as it is', () => {
  for (const text of ['', 'a', 'な', 'あん', '👨‍👩‍👧']) {
    expect(withMark(text, 'voiced')).toBe(text);
    expect(withMark(text, 'p')).toBe(text);
  }
  expect(withMark('か', 'small')).toBe('か');
});
