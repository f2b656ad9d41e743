import { describe, expect, it } from 'vitest';
import { pageOf } from './mailPages';
import { mailTime } from './mailTime';

describe('mailTime', () => {
  it('is written in Japanese time', () => {
    expect(mailTime('2026-11-16T00:41:30Z')).toBe('2026/11/16 09:41');
    expect(mailTime('2026-12-31T23:59:00+09:00')).toBe('2026/12/31 23:59');
  });
});

describe('pageOf', () => {
  const rows = Array.from({ length: 23 }, (_, row) => row);

  it('cuts a list into pages', () => {
    expect(pageOf(rows, 1)).toMatchObject({ rows: rows.slice(0, 10), bounds: { page: 1, pages: 3, from: 1, to: 10 } });
    expect(pageOf(rows, 3)).toMatchObject({ rows: [20, 21, 22], bounds: { from: 21, to: 23 } });
  });

  it('has one empty page of nothing', () => {
    expect(pageOf([], 1)).toMatchObject({ rows: [], bounds: { page: 1, pages: 1 } });
  });
});
