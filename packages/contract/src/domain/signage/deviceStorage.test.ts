import { expect, it } from 'vitest';
import { megabyte } from '../media/fileSize';
import { isForgotten, makeRoom, roomIn } from './deviceStorage';

const file = (url: string, bytes: number, usedAt: number) => ({ url, bytes, usedAt });

it('[D-N05] a tenth of what a browser grants stays free, and never less than 50 MB', () => {
  expect(roomIn({ usage: 0, quota: 2000 * megabyte })).toBe(1800 * megabyte);
  expect(roomIn({ usage: 300 * megabyte, quota: 2000 * megabyte })).toBe(1500 * megabyte);
  expect(roomIn({ usage: 0, quota: 100 * megabyte })).toBe(50 * megabyte);
  expect(roomIn({ usage: 60 * megabyte, quota: 100 * megabyte })).toBe(-10 * megabyte);
});

it('[D-N05] nothing goes for a file that fits', () => {
  expect(makeRoom(10, 10, [file('old', 5, 1)])).toEqual({ goes: [], fits: true });
});

it('[D-N05] of what is shown no more the longest unused goes first, and no more than is needed', () => {
  const unused = [file('new', 5, 3), file('oldest', 5, 1), file('old', 5, 2)];
  const { goes, fits } = makeRoom(10, 1, unused);
  expect([goes.map(({ url }) => url), fits]).toEqual([['oldest', 'old'], true]);
});

it('[D-N05] what does not fit even then is told', () => {
  expect(makeRoom(100, 1, [file('old', 5, 1)]).fits).toBe(false);
});

it('[D-N05] what was not shown for a week is kept no longer', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(isForgotten(file('old', 1, 0), 7 * day)).toBe(false);
  expect(isForgotten(file('old', 1, 0), 7 * day + 1)).toBe(true);
});
