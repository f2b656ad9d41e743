import { Textarea } from '@mantine/core';
import { companyCalls } from '@mukae/contract/calls/companies';
import { avatarChannelsMax } from '@mukae/contract/domain/company/contract';
import { call } from '@/api/call';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { NumberField } from '@/forms/NumberField';
import { readBy } from '@/forms/reading';
import type { TypedNumber } from '@/forms/typedNumber';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { companyInfoTexts } from './companyInfo.texts';

interface Wish {
  count: TypedNumber;
  message: string;
}

const oneMore: Wish = { count: 1, message: '' };

/** A wish for more avatars; it goes to the system administrators. */
export function RequestChannelsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { request: t } = useTexts(companyInfoTexts);
  const form = useForm({ first: oneMore, read: (draft) => readBy(companyCalls.requestChannels.input, draft) });
  const { atForm, submit, giveUp } = useGuardedChange({
    form,
    send: ({ wanted }) => call(companyCalls.requestChannels, wanted),
    onDone: () => {
      onClose();
      void toast.success({ title: t.doneTitle, text: t.doneText, closeLabel: t.close });
    },
  });
  const close = () => {
    giveUp();
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
          field={form.at('count')}
          label={t.count}
          withAsterisk
          limits={{ min: 1, max: avatarChannelsMax }}
          data-autofocus
        />
        <Textarea {...textOf(form.at('message'))} label={t.message} description={t.messageHint} autosize minRows={3} />
      </DialogForm>
    </FormDialog>
  );
}
