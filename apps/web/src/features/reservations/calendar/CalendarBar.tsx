import { ActionIcon, Button, SegmentedControl, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './CalendarBar.module.css';
import { calendarTexts } from './calendar.texts';
import { type CalendarView, calendarViews } from './calendarView';

/** Where one is in time, and the ways from there. */
export function CalendarBar({
  view,
  range,
  onView,
  onNow,
  onStep,
}: {
  view: CalendarView;
  range: string;
  onView: (view: CalendarView) => void;
  onNow: () => void;
  onStep: (way: 1 | -1) => void;
}) {
  const t = useTexts(calendarTexts);
  return (
    <div className={classes.bar}>
      <Button variant="default" size="sm" onClick={onNow}>
        {t.now[view]}
      </Button>
      <div className={classes.steps}>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.before[view]} onClick={() => onStep(-1)}>
          <IconChevronLeft size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.after[view]} onClick={() => onStep(1)}>
          <IconChevronRight size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      <Title order={2} className={classes.range} aria-live="polite">
        {range}
      </Title>
      <SegmentedControl
        className={classes.views}
        aria-label={t.view}
        value={view}
        onChange={onView}
        data={calendarViews.map((value) => ({ value, label: t.views[value] }))}
      />
    </div>
  );
}
