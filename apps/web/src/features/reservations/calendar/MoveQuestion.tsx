import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { slotOfDay } from '@/dates/slotInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useLast } from '@/ui/useLast';
import { useReservationsChanged } from '../booking/useReservationsChanged';
import { calendarTexts } from './calendar.texts';

/** A reservation on its way to another place. */
export interface Moving {
  reservation: Reservation;
  slot: TimeSlot;
}

/** Asks first: the guest is told, and the link that she has ends. What is refused goes back to its place. */
export function MoveQuestion({ moving, onOver }: { moving: Moving | null; onOver: () => void }) {
  const { move: t, close } = useTexts(calendarTexts);
  const { language } = useLanguage();
  const reservationsChanged = useReservationsChanged();
  const [busy, setBusy] = useState(false);
  const shown = useLast(moving);
  const move = async ({ reservation: { id, version }, slot: { startsAt, endsAt } }: Moving) => {
    setBusy(true);
    const answer = await call(reservationCalls.changeReservation, { id, startsAt, endsAt, seenVersion: version });
    if (isError(answer)) void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: close });
    else void toast.success({ title: t.done, closeLabel: close });
    await reservationsChanged();
    setBusy(false);
    onOver();
  };
  return (
    <ConfirmDialog
      opened={moving !== null}
      title={t.question}
      text={shown && t.text(shown.reservation.title, slotOfDay(shown.slot, language))}
      answers={{ cancel: t.cancel, confirm: t.confirm }}
      busy={busy}
      onCancel={onOver}
      onConfirm={() => moving && void move(moving)}
    >
      {t.link}
    </ConfirmDialog>
  );
}
