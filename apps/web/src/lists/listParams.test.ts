import { describe, expect, it } from 'vitest';
import { hasConditions, readListParams, withConditions, withoutConditions, withPage } from './listParams';

const shape = { sortKeys: ['name', 'createdAt'], sort: 'name', filters: { store: '', role: '' } } as const;
const read = (address: string) => readListParams(new URLSearchParams(address), shape);

describe('readListParams', () => {
  it('begins with the first page of everything', () => {
    expect(read('')).toEqual({ page: 1, sort: 'name', search: '', filters: { store: '', role: '' } });
    expect(hasConditions(read('page=2&sort=-name'))).toBe(false);
  });

  it('reads what was asked for', () => {
    expect(read('page=3&sort=-createdAt&search=%E5%8F%97%E4%BB%98&store=s1&other=x')).toEqual({
      page: 3,
      sort: '-createdAt',
      search: '受付',
      filters: { store: 's1', role: '' },
    });
    expect(hasConditions(read('role=operator'))).toBe(true);
  });

  it('does not know a sort that the list does not have', () => {
    expect(read('sort=password').sort).toBe('name');
    expect(read('sort=--name').sort).toBe('name');
  });

  it.each(['0', '-1', '1.5', 'two', '', '1e99'])('takes the first page for page %j', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });
});

describe('the next address', () => {
  const address = new URLSearchParams('storeId=7&page=4&search=a&store=s1');

  it('names a page other than the first', () => {
    expect(withPage(address, 2).toString()).toBe('storeId=7&page=2&search=a&store=s1');
    expect(withPage(address, 1).toString()).toBe('storeId=7&search=a&store=s1');
  });

  it('goes back to the first page when the list becomes another', () => {
    expect(withConditions(address, { search: 'b' }).toString()).toBe('storeId=7&search=b&store=s1');
    expect(withConditions(address, { store: '', sort: '-name' }).toString()).toBe('storeId=7&search=a&sort=-name');
  });

  it('forgets every condition, and nothing that is not its own', () => {
    expect(withoutConditions(address, shape).toString()).toBe('storeId=7');
  });
});
