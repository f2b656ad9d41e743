import type { BookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { slotMs, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { dayMs, japanDay } from '@mukae/contract/domain/time/japanTime';
import { useTexts } from '@/language/LanguageProvider';
import classes from './ClosedBlock.module.css';
import { calendarTexts } from './calendar.texts';
import { isHolidayOff } from './dayState';

/** Where nothing can be reserved; a whole day says why. */
export function ClosedBlock({ slot, rules }: { slot: TimeSlot; rules: BookingRules }) {
  const { states } = useTexts(calendarTexts);
  if (slotMs(slot) < dayMs) return null;
  return (
    <span className={classes.block}>
      {isHolidayOff(rules, japanDay(slot.startsAt)) ? states.holiday : states.closed}
    </span>
  );
}
