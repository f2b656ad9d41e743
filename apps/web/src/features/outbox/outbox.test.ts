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
    expect(pageOf(rows, 1)).toMatchObject({ page: 1, pages: 3, from: 1, to: 10 });
    expect(pageOf(rows, 3)).toMatchObject({ rows: [20, 21, 22], from: 21, to: 23 });
  });

  it('stays on the last page when the list has become shorter', () => {
    expect(pageOf(rows.slice(0, 5), 3)).toMatchObject({ page: 1, pages: 1, to: 5 });
  });

  it('has one empty page of nothing', () => {
    expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 });
  });
});
