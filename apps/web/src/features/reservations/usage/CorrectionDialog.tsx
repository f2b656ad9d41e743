import { Textarea, TextInput } from '@mantine/core';
import { usageCalls } from '@mukae/contract/calls/usage';
import { correctionMax } from '@mukae/contract/domain/reservation/ledger';
import { useQueryClient } from '@tanstack/react-query';
import { callOnce } from '@/api/call';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { NumberField } from '@/forms/NumberField';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { noCorrection, readCorrection } from './readCorrection';
import { usageScreenTexts } from './usageScreen.texts';

/** Sets right what a company is asked for, and says why. */
export function CorrectionDialog({
  companyId,
  opened,
  onClose,
}: {
  companyId: number;
  opened: boolean;
  onClose: () => void;
}) {
  const { correct: t } = useTexts(usageScreenTexts);
  const client = useQueryClient();
  const form = useForm({ first: noCorrection, read: readCorrection });
  const { atForm, submit, giveUp } = useGuardedChange({
    form,
    send: ({ wanted, onceKey }) =>
      callOnce(onceKey, usageCalls.addCorrection, { ...wanted, targetCompanyId: companyId }),
    onDone: () => {
      close();
      void client.invalidateQueries({ queryKey: [usageCalls.getUsage.path] });
      void toast.success({ title: t.done, closeLabel: t.close });
    },
  });
  const close = () => {
    giveUp();
    form.set(noCorrection);
    onClose();
  };
  return (
    <FormDialog opened={opened} title={t.title} busy={atForm.busy} onCancel={close}>
      <DialogForm
        text={t.text}
        answers={{ cancel: t.cancel, submit: t.submit }}
        busy={atForm.busy}
        onCancel={close}
        onSubmit={form.whenRight(submit)}
      >
        <FormTrouble trouble={atForm.trouble} />
        <NumberField
          field={form.at('amount')}
          label={t.amount}
          description={t.amountHint}
          withAsterisk
          limits={{ min: -correctionMax, max: correctionMax }}
          step={100}
          data-autofocus
        />
        <TextInput
          {...textOf(form.at('reservationId'))}
          label={t.reservation}
          description={t.reservationHint}
          autoComplete="off"
        />
        <Textarea {...textOf(form.at('reason'))} label={t.reason} withAsterisk rows={3} />
      </DialogForm>
    </FormDialog>
  );
}
