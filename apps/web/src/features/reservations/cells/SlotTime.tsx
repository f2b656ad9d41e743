import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import { endOfSlot } from '@/dates/slotInWords';
import classes from './SlotTime.module.css';

/** From when to when; where room is scarce the end stands below. `lasting`: how long it took, where that is not what lies between. */
export function SlotTime({ slot, lasting }: { slot: TimeSlot; lasting?: string }) {
  return (
    <span className={classes.slot}>
      <span>{japanTimeOfDay(slot.startsAt)} – </span>
      <span>
        {endOfSlot(slot)}
        {lasting}
      </span>
    </span>
  );
}
