import { useSearchParams } from 'react-router';
import { dayIn } from '@/dates/plausibleDays';
import { type CalendarView, calendarViews } from './calendarView';

/** What is looked at stands in the address, so that the way back leads there again. */
export function useCalendarAddress(usualView: CalendarView) {
  const [params, setParams] = useSearchParams();
  const named = calendarViews.find((view) => view === params.get('view'));
  const view = named ?? usualView;
  /** Undefined: the next that is shown. */
  const day = dayIn(params.get('day') ?? '');
  const goTo = (replace: boolean) => (next: { view?: CalendarView; day: string }) =>
    setParams({ view: next.view ?? view, day: next.day }, { replace });
  return {
    view,
    day,
    go: goTo(false),
    /** What stood there is not come back to. */
    goInstead: goTo(true),
  };
}
