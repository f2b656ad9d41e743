import type { Reservation } from '@mukae/contract/calls/reservationFields';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useTexts } from '@/language/LanguageProvider';
import { useLast } from '@/ui/useLast';
import { BookingDialog } from './BookingDialog';
import { bookingTexts } from './booking.texts';
import type { BookingDraft } from './bookingDraft';
import { CancelForm } from './CancelForm';
import { ChangedBooking } from './ChangedBooking';
import { cancelTexts } from './cancel.texts';
import { NewBooking } from './NewBooking';
import { VisitorBooking } from './VisitorBooking';

/** What is open before the calendar: a form, a reservation, or a reservation as a form. */
export type OpenBooking =
  | { kind: 'new'; draft: BookingDraft }
  | { kind: 'visitor'; draft: BookingDraft }
  | { kind: 'cancel'; reservation: Reservation }
  | { kind: 'change'; reservation: Reservation };

const formWidth = 640;
const cancelWidth = 560;

export function OpenBookingDialog({
  open,
  feeRate,
  onOpen,
  onBooked,
  onClose,
}: {
  open: OpenBooking | null;
  feeRate: number;
  onOpen: (open: OpenBooking) => void;
  onBooked: (slot: TimeSlot) => void;
  onClose: () => void;
}) {
  const t = useTexts(bookingTexts);
  const { title: numbered } = useTexts(cancelTexts);
  const shown = useLast(open);
  if (!shown) return null;
  const title =
    shown.kind === 'cancel' ? numbered(shown.reservation.number) : shown.kind === 'change' ? t.changeTitle : t.title;
  return (
    <BookingDialog
      opened={open !== null}
      title={title}
      size={shown.kind === 'cancel' ? cancelWidth : formWidth}
      onClose={onClose}
    >
      {shown.kind === 'new' && (
        <NewBooking first={shown.draft} feeRate={feeRate} onBooked={onBooked} onClose={onClose} />
      )}
      {shown.kind === 'visitor' && <VisitorBooking first={shown.draft} feeRate={feeRate} onClose={onClose} />}
      {shown.kind === 'change' && <ChangedBooking reservation={shown.reservation} onClose={onClose} />}
      {shown.kind === 'cancel' && (
        <CancelForm
          reservation={shown.reservation}
          onChange={() => onOpen({ kind: 'change', reservation: shown.reservation })}
          onClose={onClose}
        />
      )}
    </BookingDialog>
  );
}
