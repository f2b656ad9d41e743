import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import { DayStrip } from './DayStrip';
import type { DayState } from './dayState';
import classes from './MonthCell.module.css';

/** The date, how the day stands, and the day itself as a strip. */
export function MonthCell({
  day,
  state,
  isToday,
  isOther,
  span,
  taken,
  own,
}: {
  day: string;
  state: DayState;
  isToday: boolean;
  isOther: boolean;
  span: TimeSlot;
  taken: readonly TimeSlot[];
  own: readonly TimeSlot[];
}) {
  const t = useTexts(calendarTexts);
  const isOff = state === 'closed' || state === 'holiday';
  return (
    <>
      <span className={classes.top} data-light={isOff || state === 'past' || isOther || undefined}>
        <b>{Number(day.slice(8))}</b>
        {isToday && <span className={classes.today}>{t.today}</span>}
        {!isOther && state !== 'past' && <span className={classes.state}>{t.states[state]}</span>}
      </span>
      {!isOff && !isOther && <DayStrip span={span} taken={taken} own={own} />}
    </>
  );
}
