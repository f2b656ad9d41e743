import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  /** The head in a table, the label on a card. */
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * `primary` leads: on a card it stands on top, a `tag` beside it, and the `actions` come last, all without a label.
   * The rest are lines of label and value.
   */
  kind?: 'primary' | 'tag' | 'actions' | undefined;
  /** Names that are long by nature, as of files: where there is room, they take more of it. */
  longNames?: boolean | undefined;
  /** Sentences, which are never squeezed to a few letters a line. */
  isRead?: boolean | undefined;
  /** Given when the list can be sorted by this column. */
  sortKey?: string | undefined;
  align?: 'start' | 'end' | undefined;
  /** As wide as its words and never broken: dates, sizes, ids. */
  fixed?: boolean | undefined;
  /** Left out of a table that is narrower than this many pixels; a card has room for everything. */
  hideBelow?: 800 | 1000 | 1100 | undefined;
};

export type Sorting = {
  /** `name` upwards, `-name` downwards. */
  sort: string | undefined;
  onSort: (sort: string) => void;
};

export type RowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  label: string;
  busy: boolean;
  /** The link in the leading cell is the whole row: it opens wherever it is touched. */
  opens?: boolean | undefined;
};
