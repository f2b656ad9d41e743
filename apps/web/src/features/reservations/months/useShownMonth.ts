import { type PagedListState, usePagedList } from '@/lists/usePagedList';
import { rowsOnPage } from '../rowsOnPage';
import { monthNamed } from './monthsAround';
import { useThisMonth } from './useThisMonth';

interface ShownMonth {
  list: PagedListState<never, 'month'>;
  thisMonth: string;
  month: string;
  setMonth: (month: string) => void;
}

/** A list that is shown by the month, five rows at a time; this month, unless the address says another. */
export function useShownMonth(): ShownMonth {
  const thisMonth = useThisMonth();
  const list = usePagedList({ sortKeys: [], sort: undefined, filters: { month: '' }, pageSize: rowsOnPage });
  return {
    list,
    thisMonth,
    month: monthNamed(list.filters.month) ?? thisMonth,
    setMonth: (next) => list.setFilter('month', next === thisMonth ? '' : next),
  };
}
