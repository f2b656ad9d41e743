import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useTexts } from '@/language/LanguageProvider';
import { useLast } from '@/ui/useLast';
import { BookingDialog } from './BookingDialog';
import { bookingTexts } from './booking.texts';
import type { BookingDraft } from './bookingDraft';
import { cancelTexts } from './cancel.texts';
import { NewBooking } from './NewBooking';
import { OpenReservation } from './OpenReservation';
import { VisitorBooking } from './VisitorBooking';

/** What is open before the calendar: a form, a reservation, or a reservation as a form. */
export type OpenBooking =
  | { kind: 'new' | 'visitor'; draft: BookingDraft }
  | { kind: 'reserved' | 'change'; id: number; seen?: Reservation };

const formWidth = 704;
const reservedWidth = 560;

export function OpenBookingDialog({
  open,
  feeRate,
  onOpen,
  onPlaced,
  onClose,
}: {
  open: OpenBooking | null;
  feeRate: number | undefined;
  onOpen: (open: OpenBooking) => void;
  /** It is reserved, or changed, and is to be seen where it is then. */
  onPlaced: (slot: TimeSlot) => void;
  onClose: () => void;
}) {
  const t = useTexts(bookingTexts);
  const { title: numbered } = useTexts(cancelTexts);
  const shown = useLast(open);
  const titleOf = (one: OpenBooking): string => {
    if (one.kind === 'reserved') return numbered(reservationNumber(one.id));
    return one.kind === 'change' ? t.changeTitle : t.title;
  };
  return (
    // There before it is opened: it gives the focus back to what had it then.
    <BookingDialog
      opened={open !== null}
      title={shown && titleOf(shown)}
      size={shown?.kind === 'reserved' ? reservedWidth : formWidth}
      onClose={onClose}
    >
      {shown?.kind === 'new' && (
        <NewBooking first={shown.draft} feeRate={feeRate} onPlaced={onPlaced} onClose={onClose} />
      )}
      {shown?.kind === 'visitor' && <VisitorBooking first={shown.draft} feeRate={feeRate} onClose={onClose} />}
      {(shown?.kind === 'reserved' || shown?.kind === 'change') && (
        <OpenReservation
          id={shown.id}
          seen={shown.seen}
          asForm={shown.kind === 'change'}
          onChange={() => onOpen({ ...shown, kind: 'change' })}
          onPlaced={onPlaced}
          onClose={onClose}
        />
      )}
    </BookingDialog>
  );
}
