import { slotMinutes, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { slotInWords } from '@/dates/slotInWords';
import { useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import { roomForWords } from './roomForWords';
import classes from './TakenBlock.module.css';

/** Somebody else's time: never a name. */
export function TakenBlock({ slot }: { slot: TimeSlot }) {
  const t = useTexts(calendarTexts);
  return (
    <span className={classes.block} title={slotInWords(slot)}>
      {slotMinutes(slot) >= roomForWords && <span>{t.taken}</span>}
    </span>
  );
}
