import { feeOf } from '@mukae/contract/domain/reservation/fee';
import { slotMinutes, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { IconClock } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { bookingTexts } from './booking.texts';
import classes from './FeeLine.module.css';

/** How long it takes, and what that costs at most. */
export function FeeLine({ slot, feeRate }: { slot: TimeSlot; feeRate: number }) {
  const t = useTexts(bookingTexts);
  const minutes = slotMinutes(slot);
  return (
    <div className={classes.fee}>
      <IconClock size={20} stroke={1.7} aria-hidden />
      <span>
        <b>{t.fee(minutes, feeOf(minutes, feeRate))}</b>
        <span>{t.feeHint}</span>
      </span>
    </div>
  );
}
