import type { ReactNode } from 'react';
import classes from './ListToolbar.module.css';
import { SearchField, type SearchWords } from './SearchField';

/** Above a list: search at the left, filters beside it, how many there are at the right. */
export function ListToolbar({
  search,
  onSearch,
  words,
  filters,
  count,
}: {
  search: string;
  onSearch: (search: string) => void;
  words: SearchWords;
  filters?: ReactNode;
  count?: ReactNode;
}) {
  return (
    <div className={classes.toolbar}>
      <SearchField search={search} onSearch={onSearch} words={words} />
      {filters}
      {count && (
        <span className={classes.count} role="status">
          {count}
        </span>
      )}
    </div>
  );
}
