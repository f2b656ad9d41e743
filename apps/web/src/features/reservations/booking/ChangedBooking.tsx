import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { changed } from '@mukae/contract/domain/change/changed';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useState } from 'react';
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

/**
 * The same form for a reservation that has not begun: for whoever cannot drag it. It says what it began with until she asks
 * for what came meanwhile.
 */
export function ChangedBooking({
  reservation,
  readAgain,
  onPlaced,
  onClose,
}: {
  reservation: Reservation;
  readAgain: () => Promise<Reservation | undefined>;
  onPlaced: (slot: TimeSlot) => void;
  onClose: () => void;
}) {
  const t = useTexts(bookingTexts);
  const reservationsChanged = useReservationsChanged();
  const [begun, setBegun] = useState(reservation);
  const beginAnew = async () => {
    const newest = await readAgain();
    if (newest) setBegun(newest);
  };
  const send = async (booking: Booking) => {
    const answer = await call(reservationCalls.changeReservation, {
      id: begun.id,
      seenVersion: begun.version,
      ...changeOf(begun, booking),
    });
    void reservationsChanged();
    if (!isError(answer)) void toast.success({ title: t.changed, closeLabel: t.close });
    return answer;
  };
  return (
    <BookingForm
      key={begun.version}
      first={draftOfReservation(begun)}
      feeRate={begun.feeRate}
      verb={t.change}
      mayWait={false}
      send={send}
      onReload={() => void beginAnew()}
      onDone={onPlaced}
      onClose={onClose}
    />
  );
}
