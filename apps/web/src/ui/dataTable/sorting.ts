import { type Direction, readSort } from '@mukae/contract/domain/list/paging';

/** How a list sorted so is sorted by this key. */
export const directionOf = (sort: string | undefined, key: string): Direction | 'none' =>
  (sort && readSort(sort, [key])?.[1]) || 'none';

/** What a press on the head of this key asks for: upwards first, then downwards. */
export const turned = (sort: string | undefined, key: string): string =>
  directionOf(sort, key) === 'ascending' ? `-${key}` : key;
