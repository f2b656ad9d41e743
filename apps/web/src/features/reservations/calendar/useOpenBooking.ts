import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useState } from 'react';
import { dayIn } from '@/dates/plausibleDays';
import { forgetStoredForm, storedForm } from '@/storage/reservationForm';
import { type BookingDraft, draftOfSlot, emptyBooking } from '../booking/bookingDraft';
import type { OpenBooking } from '../booking/OpenBookingDialog';
import type { CalendarCaller } from './calendarCaller';

/** What is open before the calendar. A form that was kept for the way through the login is open again. */
export function useOpenBooking(caller: CalendarCaller) {
  const mayBook = caller !== 'onlooker';
  const formOf = (draft: BookingDraft): OpenBooking => ({ kind: caller === 'visitor' ? 'visitor' : 'new', draft });
  const [kept] = useState(() => (mayBook ? storedForm() : undefined));
  const [open, setOpen] = useState<OpenBooking | null>(kept ? formOf(kept) : null);
  return {
    open,
    /** The day of the form that was kept, also when it has been booked. */
    keptDay: kept && dayIn(kept.startDate),
    openForm: (slot?: TimeSlot) => {
      if (mayBook) setOpen(formOf(slot ? draftOfSlot(slot) : emptyBooking));
    },
    openAs: setOpen,
    close: () => {
      forgetStoredForm();
      setOpen(null);
    },
  };
}
