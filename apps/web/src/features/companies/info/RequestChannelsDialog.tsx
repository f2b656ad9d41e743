import { NumberInput, Textarea } from '@mantine/core';
import { companyCalls } from '@mukae/contract/calls/companies';
import { avatarChannelsMax } from '@mukae/contract/domain/company/contract';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { choiceOf } from '@/forms/choiceOf';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { formFaults } from '@/language/formFaults';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { companyInfoTexts } from './companyInfo.texts';

/** A wish for more avatars; it goes to the system administrators. */
export function RequestChannelsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { request: t } = useTexts(companyInfoTexts);
  const { language } = useLanguage();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<{ code: string; msg: string } | null>(null);
  const form = useCheckedForm({ count: '1', message: '' }, (values) =>
    formFaults(companyCalls.requestChannels.input, values, language),
  );

  const close = () => {
    setTrouble(null);
    onClose();
  };
  const send = async () => {
    if (!form.check()) return;
    setSending(true);
    const answer = await call(companyCalls.requestChannels, form.values);
    setSending(false);
    if (isError(answer)) return setTrouble(answer);
    close();
    void toast.success({ title: t.doneTitle, text: t.doneText, closeLabel: t.close });
  };

  return (
    <FormDialog opened={opened} title={t.title} busy={sending} onCancel={close}>
      <DialogForm
        text={t.text}
        answers={{ cancel: t.cancel, submit: t.submit }}
        busy={sending}
        onCancel={close}
        onSubmit={() => void send()}
      >
        {trouble && <ErrorBanner code={trouble.code} msg={trouble.msg} />}
        <NumberInput
          {...choiceOf(form, 'count')}
          label={t.count}
          withAsterisk
          min={1}
          max={avatarChannelsMax}
          allowDecimal={false}
          data-autofocus
        />
        <Textarea {...form.field('message')} label={t.message} description={t.messageHint} autosize minRows={3} />
      </DialogForm>
    </FormDialog>
  );
}
