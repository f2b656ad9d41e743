const rowsOfAPage = 10;

export interface PageOf<Row> {
  rows: readonly Row[];
  page: number;
  pages: number;
  from: number;
  to: number;
}

/** One page of a list; a page past the end is the last one. */
export function pageOf<Row>(all: readonly Row[], asked: number): PageOf<Row> {
  const pages = Math.max(1, Math.ceil(all.length / rowsOfAPage));
  const page = Math.min(Math.max(1, asked), pages);
  const start = (page - 1) * rowsOfAPage;
  const rows = all.slice(start, start + rowsOfAPage);
  return { rows, page, pages, from: rows.length === 0 ? 0 : start + 1, to: start + rows.length };
}
