import { startOfJapanDay } from '@mukae/contract/domain/time/japanTime';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import classes from './DateButtons.module.css';
import { weekdayInWords } from './weekdayInWords';

/** The days of a week on a phone, of which one is shown. */
export function DateButtons({
  days,
  chosen,
  today,
  onDay,
}: {
  days: readonly string[];
  chosen: string;
  today: string;
  onDay: (day: string) => void;
}) {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  return (
    <fieldset className={classes.dates} aria-label={t.days}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={classes.date}
          aria-pressed={day === chosen}
          data-today={day === today || undefined}
          onClick={() => onDay(day)}
        >
          {weekdayInWords(startOfJapanDay(day), language)}
          <b>{Number(day.slice(8))}</b>
        </button>
      ))}
    </fieldset>
  );
}
