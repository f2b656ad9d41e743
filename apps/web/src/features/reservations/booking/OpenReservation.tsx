import type { Reservation } from '@mukae/contract/calls/reservationFields';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { CancelledMeeting } from './CancelledMeeting';
import { ChangedBooking } from './ChangedBooking';
import { cancelTexts } from './cancel.texts';
import { ReservationSkeleton } from './ReservationSkeleton';
import { ReservedMeeting } from './ReservedMeeting';
import { reservationQuery } from './reservationQuery';

/** A reservation as it is now, also when it was changed or cancelled elsewhere meanwhile. */
export function OpenReservation({
  id,
  seen,
  asForm,
  onChange,
  onPlaced,
  onClose,
}: {
  id: number;
  /** As it stood where it was pressed. */
  seen: Reservation | undefined;
  asForm: boolean;
  onChange: () => void;
  onPlaced: (slot: TimeSlot) => void;
  onClose: () => void;
}) {
  const { loading } = useTexts(cancelTexts);
  const query = useQuery({
    ...reservationQuery(id),
    placeholderData: () => seen && { result: 'OK' as const, reservation: seen },
  });
  const readAgain = async () => (await query.refetch()).data?.reservation;
  return (
    <Loaded query={query} skeleton={<ReservationSkeleton label={loading} />}>
      {({ reservation }) => {
        if (reservation.state === 'cancelled') return <CancelledMeeting onClose={onClose} />;
        if (!asForm) return <ReservedMeeting reservation={reservation} onChange={onChange} onClose={onClose} />;
        return <ChangedBooking reservation={reservation} readAgain={readAgain} onPlaced={onPlaced} onClose={onClose} />;
      }}
    </Loaded>
  );
}
