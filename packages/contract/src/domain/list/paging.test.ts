import { describe, expect, it } from 'vitest';
import { readSort, rowsOfPage } from './paging';

describe('a page', () => {
  it('[D-B08] begins where the one before ended', () => {
    expect(rowsOfPage(1, 20)).toEqual({ offset: 0, limit: 20 });
    expect(rowsOfPage(2, 20)).toEqual({ offset: 20, limit: 20 });
    expect(rowsOfPage(7, 5)).toEqual({ offset: 30, limit: 5 });
  });
});

describe('an order', () => {
  it('[D-B08] is upwards by the name of a column, downwards with a sign before it', () => {
    const keys = ['name', 'createdAt'] as const;
    expect(readSort('name', keys)).toEqual(['name', 'ascending']);
    expect(readSort('-createdAt', keys)).toEqual(['createdAt', 'descending']);
    expect(readSort<string>('size', keys)).toBeUndefined();
    expect(readSort<string>('--name', keys)).toBeUndefined();
  });
});
