import { Textarea } from '@mantine/core';
import { type CompanyReservation, cancelReasonField } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { dayInWords } from '@/dates/dayInWords';
import { slotInWords } from '@/dates/slotInWords';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { useLast } from '@/ui/useLast';
import { companyReservationsTexts } from './companyReservations.texts';

/** Who cancels for somebody else says why. */
const cancellation = z.object({ reason: cancelReasonField.check(z.minLength(1, { error: 'required' })) });

export function CancelDialog({
  reservation,
  onClose,
}: {
  reservation: CompanyReservation | null;
  onClose: () => void;
}) {
  const shown = useLast(reservation);
  if (!shown) return null;
  return <CancelForm key={shown.id} opened={reservation !== null} reservation={shown} onClose={onClose} />;
}

function CancelForm({
  opened,
  reservation,
  onClose,
}: {
  opened: boolean;
  reservation: CompanyReservation;
  onClose: () => void;
}) {
  const { cancellation: t } = useTexts(companyReservationsTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const form = useForm({ first: { reason: '' }, read: (draft) => readBy(cancellation, draft) });
  const { atForm, submit, giveUp } = useGuardedChange({
    form,
    send: ({ wanted }) => call(reservationCalls.deleteReservation, { id: reservation.id, ...wanted }),
    onDone: () => {
      close();
      void client.invalidateQueries({ queryKey: [reservationCalls.pageOfCompanyReservations.path] });
      void toast.success({ title: t.done, text: reservation.title, closeLabel: t.close });
    },
  });
  const close = () => {
    giveUp();
    form.set({ reason: '' });
    onClose();
  };
  return (
    <FormDialog opened={opened} title={t.title(reservation.number)} busy={atForm.busy} onCancel={close}>
      <DialogForm
        text={
          <>
            <b>{reservation.title}</b>
            <div>
              {dayInWords(reservation.startsAt, language)} {slotInWords(reservation)} {reservation.userName}
            </div>
            {t.text}
          </>
        }
        answers={{ cancel: t.keep, submit: t.submit }}
        busy={atForm.busy}
        destructive
        onCancel={close}
        onSubmit={form.whenRight(submit)}
      >
        <FormTrouble trouble={atForm.trouble} />
        <Textarea
          {...textOf(form.at('reason'))}
          label={t.reason}
          description={t.reasonHint}
          withAsterisk
          rows={3}
          data-autofocus
        />
      </DialogForm>
    </FormDialog>
  );
}
