import { startOfJapanDay } from '@mukae/contract/domain/time/japanTime';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import classes from './DayHead.module.css';
import { weekdayInWords } from './weekdayInWords';

export function DayHead({ day, isToday, isPast }: { day: string; isToday: boolean; isPast: boolean }) {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  return (
    <span className={classes.head} data-today={isToday || undefined} data-past={isPast || undefined}>
      <span>{weekdayInWords(startOfJapanDay(day), language)}</span>
      <b>{Number(day.slice(8))}</b>
      {isToday && <span className={classes.today}>{t.today}</span>}
    </span>
  );
}
