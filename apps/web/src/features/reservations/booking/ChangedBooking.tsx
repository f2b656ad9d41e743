import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { changed } from '@mukae/contract/domain/change/changed';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { BookingForm } from './BookingForm';
import { bookingTexts } from './booking.texts';
import { type Booking, draftOfReservation } from './bookingDraft';
import { useReservationsChanged } from './useReservationsChanged';

const comparable = <Slot extends TimeSlot>({ startsAt, endsAt, ...rest }: Slot) => ({
  ...rest,
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
});

/** Only what differs, so that its link stays as long as its time does. */
function changeOf(reservation: Reservation, booking: Booking) {
  const { startsAt, endsAt, ...rest } = changed(comparable(reservation), comparable(booking));
  const isMoved = startsAt !== undefined || endsAt !== undefined;
  return { ...rest, ...(isMoved && { startsAt: booking.startsAt, endsAt: booking.endsAt }) };
}

/** The same form for a reservation that has not begun: for whoever cannot drag it. */
export function ChangedBooking({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useTexts(bookingTexts);
  const reservationsChanged = useReservationsChanged();
  const send = async (booking: Booking) => {
    const answer = await call(reservationCalls.changeReservation, {
      id: reservation.id,
      seenVersion: reservation.version,
      ...changeOf(reservation, booking),
    });
    void reservationsChanged();
    if (!isError(answer)) void toast.success({ title: t.changed, closeLabel: t.close });
    return answer;
  };
  return (
    <BookingForm
      first={draftOfReservation(reservation)}
      feeRate={reservation.feeRate}
      verb={t.change}
      mayWait={false}
      send={send}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
