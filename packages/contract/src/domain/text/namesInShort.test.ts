import { expect, it } from 'vitest';
import { namesInShort, namesShown } from './namesInShort';

it.each([
  [[], 3, undefined, ''],
  [['佐藤'], 3, undefined, '佐藤'],
  [['佐藤', '鈴木', '高橋'], 3, undefined, '佐藤、鈴木、高橋'],
  [['佐藤', '鈴木', '高橋', '田中'], 3, undefined, '佐藤、鈴木、高橋…'],
  [['佐藤', '鈴木'], 3, 2, '佐藤、鈴木'],
  [['佐藤', '鈴木', '高橋'], 3, 12, '佐藤、鈴木、高橋…'],
] as const)('[O-S01] [O-G06] of %j the first %i are named, of %s in all: %j', (names, max, total, shown) => {
  expect(namesInShort(names, max, total)).toBe(shown);
});

it('[O-S01] [O-G06] ten stand in the header of a signage, three in the list of stores', () => {
  expect(namesShown).toEqual({ inHeader: 10, inList: 3 });
});
