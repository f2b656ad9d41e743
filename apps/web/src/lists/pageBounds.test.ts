import { expect, it } from 'vitest';
import { pageBounds } from './pageBounds';

it('counts the rows of a page', () => {
  expect(pageBounds(45, 1, 20)).toEqual({ total: 45, page: 1, pages: 3, from: 1, to: 20 });
  expect(pageBounds(45, 3, 20)).toMatchObject({ from: 41, to: 45 });
});

it('stays on the last page when the list has become shorter', () => {
  expect(pageBounds(5, 3, 20)).toMatchObject({ page: 1, pages: 1, to: 5 });
});

it('has one empty page of nothing', () => {
  expect(pageBounds(0, 1, 20)).toEqual({ total: 0, page: 1, pages: 1, from: 0, to: 0 });
});
