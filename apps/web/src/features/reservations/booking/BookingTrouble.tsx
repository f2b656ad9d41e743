import { isSameTime, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { mayWaitFor } from '@mukae/contract/domain/reservation/waiting';
import { errorCodes } from '@mukae/contract/errors/codes';
import { FormTrouble } from '@/forms/FormTrouble';
import type { Trouble } from '@/forms/useGuardedChange';
import { ServerTrouble } from '@/serving/ServerTrouble';
import { WaitButton } from './WaitButton';

const { reservationOverlap, outsideBookingHours, closedThatDay, tooShortNotice } = errorCodes;
const aboutTime: readonly string[] = [reservationOverlap, outsideBookingHours, closedThatDay, tooShortNotice];

/** Why it was refused. What was wrong with a time is not said of another one. */
export function BookingTrouble({
  trouble,
  asked,
  slot,
  mayWait,
  onReload,
  onWaiting,
}: {
  trouble: Trouble | null;
  /** The time that was sent last. */
  asked: TimeSlot | null;
  /** What the form says now; null where it says none. */
  slot: TimeSlot | null;
  mayWait: boolean;
  onReload: (() => void) | undefined;
  onWaiting: () => void;
}) {
  if (!trouble || (aboutTime.includes(trouble.code) && !(asked && slot && isSameTime(asked, slot)))) return null;
  if (mayWait && slot && trouble.code === reservationOverlap && mayWaitFor(slot, new Date())) {
    const wait = <WaitButton size="xs" variant="default" slot={slot} onDone={onWaiting} />;
    return <ServerTrouble {...trouble} action={wait} />;
  }
  return <FormTrouble trouble={trouble} {...(onReload && { onReload })} />;
}
