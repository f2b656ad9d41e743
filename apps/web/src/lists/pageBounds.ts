export interface PageBounds {
  total: number;
  page: number;
  pages: number;
  /** The first and the last row of the page, counted from 1; 0 when there are none. */
  from: number;
  to: number;
}

/** Which rows of a list stand on a page; a page past the end is the last one. */
export function pageBounds(total: number, asked: number, pageSize: number): PageBounds {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, asked), pages);
  const start = (page - 1) * pageSize;
  return { total, page, pages, from: Math.min(total, start + 1), to: Math.min(total, start + pageSize) };
}
