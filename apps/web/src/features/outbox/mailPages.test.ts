import { expect, it } from 'vitest';
import { pageOf } from './mailPages';

const rows = Array.from({ length: 23 }, (_, row) => row);

it('cuts a list into pages', () => {
  expect(pageOf(rows, 1)).toMatchObject({ rows: rows.slice(0, 10), bounds: { page: 1, pages: 3, from: 1, to: 10 } });
  expect(pageOf(rows, 3)).toMatchObject({ rows: [20, 21, 22], bounds: { from: 21, to: 23 } });
});

it('has one empty page of nothing', () => {
  expect(pageOf([], 1)).toMatchObject({ rows: [], bounds: { page: 1, pages: 1 } });
});
