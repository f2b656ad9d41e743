import { Switch } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import classes from './CalendarFoot.module.css';
import { calendarTexts } from './calendar.texts';
import { Legend } from './Legend';

export function CalendarFoot({
  withOwn,
  withClosed,
  wholeDay,
  onWholeDay,
}: {
  withOwn: boolean;
  withClosed: boolean;
  /** Null: hours are not shown. */
  wholeDay: boolean | null;
  onWholeDay: (wholeDay: boolean) => void;
}) {
  const t = useTexts(calendarTexts);
  return (
    <div className={classes.foot}>
      <Legend withOwn={withOwn} withClosed={withClosed} />
      {wholeDay !== null && (
        <Switch
          size="sm"
          label={t.wholeDay}
          checked={wholeDay}
          onChange={({ currentTarget }) => onWholeDay(currentTarget.checked)}
        />
      )}
    </div>
  );
}
