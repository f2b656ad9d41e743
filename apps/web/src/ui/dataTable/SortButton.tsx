import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@/icons';
import type { Sorting } from './columns';
import classes from './SortButton.module.css';
import { directionOf, turned } from './sorting';

const shapes = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

export function SortButton({ head, sortKey, sorting }: { head: string; sortKey: string; sorting: Sorting }) {
  const direction = directionOf(sorting.sort, sortKey);
  const Shape = shapes[direction];
  return (
    <button
      type="button"
      className={classes.sort}
      data-direction={direction}
      onClick={() => sorting.onSort(turned(sorting.sort, sortKey))}
    >
      {head}
      <Shape size={14} stroke={2} aria-hidden />
    </button>
  );
}
