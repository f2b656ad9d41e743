import { useTexts } from '@/language/LanguageProvider';
import { DayField } from './DayField';
import classes from './DayRange.module.css';
import { dayRangeTexts } from './dayRange.texts';

/** From one day to another, both included; either may be left open. */
export function DayRange({
  from,
  until,
  onDay,
}: {
  from: string;
  until: string;
  onDay: (end: 'from' | 'until', day: string) => void;
}) {
  const t = useTexts(dayRangeTexts);
  return (
    <div className={classes.days}>
      <DayField label={t.from} day={from} latest={until} onDay={(day) => onDay('from', day)} />
      <span aria-hidden>–</span>
      <DayField label={t.until} day={until} earliest={from} onDay={(day) => onDay('until', day)} />
    </div>
  );
}
