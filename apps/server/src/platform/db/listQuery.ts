import { pageSizes, readSort, rowsOfPage } from '@mukae/contract/domain/list/paging';
import { asc, type Column, desc, ilike, or, type SQL, sql } from 'drizzle-orm';

/** Which part of a long list is wanted; without a page, all of it. */
export interface ListQuery<Key extends string> {
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: Key | `-${Key}` | undefined;
  search?: string | undefined;
}

export interface Listed<Row> {
  rows: Row[];
  total: number;
}

type Expression = Column | SQL;

/** In the wanted order; rows that are equal in it keep one order, so that no page shows a row twice. */
export function inOrder<Key extends string>(
  sort: Key | `-${Key}`,
  columns: Readonly<Record<Key, Expression>>,
  last: Column,
): SQL[] {
  const keys = Object.keys(columns).filter((key): key is Key => key in columns);
  const wanted = readSort(sort, keys);
  if (!wanted) return [asc(last)];
  const [key, direction] = wanted;
  const by = direction === 'ascending' ? asc : desc;
  return [by(columns[key]), by(last)];
}

/** The whole list has no bounds. */
export const boundsOf = ({ page, pageSize = pageSizes.usual }: Pick<ListQuery<string>, 'page' | 'pageSize'>) =>
  page === undefined ? { offset: 0, limit: 1_000_000 } : rowsOfPage(page, pageSize);

function patternOf(search: string | undefined): string | undefined {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : undefined;
}

/** Rows in which the text stands anywhere, in any case. */
export function containing(search: string | undefined, ...columns: readonly Expression[]): SQL | undefined {
  const pattern = patternOf(search);
  return pattern === undefined ? undefined : or(...columns.map((column) => ilike(column, pattern)));
}

/** The same for a column that is kept in lower case: several times as fast. */
export function lowerCaseContaining(search: string | undefined, column: Column): SQL | undefined {
  const pattern = patternOf(search);
  return pattern === undefined ? undefined : sql`${column} like lower(${pattern})`;
}
