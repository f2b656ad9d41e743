import { reservationCalls } from '@mukae/contract/calls/reservations';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { callOnce, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { BookingForm } from './BookingForm';
import { bookingTexts } from './booking.texts';
import type { Booking, BookingDraft } from './bookingDraft';
import { useReservationsChanged } from './useReservationsChanged';

/** The form of whoever may reserve. */
export function NewBooking({
  first,
  feeRate,
  onPlaced,
  onClose,
}: {
  first: BookingDraft;
  feeRate: number | undefined;
  onPlaced: (slot: TimeSlot) => void;
  onClose: () => void;
}) {
  const t = useTexts(bookingTexts);
  const reservationsChanged = useReservationsChanged();
  const send = async (booking: Booking, onceKey: string) => {
    const answer = await callOnce(onceKey, reservationCalls.createReservation, booking);
    void reservationsChanged();
    if (!isError(answer)) {
      const mail = booking.guestMail !== '' && { text: t.mailed };
      void toast.success({ title: t.done, closeLabel: t.close, ...mail });
    }
    return answer;
  };
  return (
    <BookingForm
      first={first}
      feeRate={feeRate}
      verb={t.reserve}
      mayWait
      send={send}
      onDone={onPlaced}
      onClose={onClose}
    />
  );
}
