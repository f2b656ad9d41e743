export const pageSizes = { usual: 20, max: 100 } as const;

/** Which rows a page holds, counted from 0. */
export const rowsOfPage = (page: number, pageSize: number) => ({ offset: (page - 1) * pageSize, limit: pageSize });

export type Direction = 'ascending' | 'descending';

/** `name` sorts upwards, `-name` downwards. */
export function readSort<Key extends string>(
  sort: Key | `-${Key}`,
  keys: readonly Key[],
): [Key, Direction] | undefined {
  const key = keys.find((candidate) => candidate === sort || `-${candidate}` === sort);
  return key && [key, key === sort ? 'ascending' : 'descending'];
}
