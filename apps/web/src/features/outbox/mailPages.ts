import { type PageBounds, pageBounds } from '../service/pageBounds';

const rowsOfAPage = 10;

/** One page of a list that is here as a whole. */
export function pageOf<Row>(all: readonly Row[], asked: number): { rows: readonly Row[]; bounds: PageBounds } {
  const bounds = pageBounds(all.length, asked, rowsOfAPage);
  return { rows: all.slice(Math.max(0, bounds.from - 1), bounds.to), bounds };
}
