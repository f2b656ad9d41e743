import '@/ui/theme/app.css';
import { PasswordInput } from '@mantine/core';
import { typedPasswordField } from '@mukae/contract/calls/fields';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { useForm } from '@/forms/useForm';
import { useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { FormDialog } from '@/ui/FormDialog';
import { currentPasswordTexts } from './currentPassword.texts';

interface Question {
  label?: string | undefined;
  busy: boolean;
  error: { code: string; msg: string } | null;
  onSubmit: (currentPassword: string) => void;
  onClose: () => void;
}

/** Asked before a login ID or a password changes. What it is told stays inside and is forgotten when it closes. */
export function CurrentPasswordDialog({ opened, ...question }: Question & { opened: boolean }) {
  const t = useTexts(currentPasswordTexts);
  return (
    <FormDialog opened={opened} title={t.title} busy={question.busy} onCancel={question.onClose}>
      <QuestionForm {...question} />
    </FormDialog>
  );
}

const entry = z.object({ currentPassword: typedPasswordField });
const empty = { currentPassword: '' };

function QuestionForm({ label, busy, error, onSubmit, onClose }: Question) {
  const t = useTexts(currentPasswordTexts);
  const form = useForm({ first: empty, read: (draft) => readBy(entry, draft) });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);

  return (
    <DialogForm
      text={t.text}
      answers={{ cancel: t.cancel, submit: t.submit }}
      busy={busy}
      onCancel={onClose}
      onSubmit={form.whenRight(({ currentPassword }) => onSubmit(currentPassword))}
    >
      {error && <ErrorBanner code={error.code} msg={error.msg} />}
      <PasswordInput
        {...textOf(form.at('currentPassword'))}
        ref={field}
        label={label ?? t.label}
        withAsterisk
        autoComplete="current-password"
        readOnly={busy}
        data-autofocus
      />
    </DialogForm>
  );
}
