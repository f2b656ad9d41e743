import '@/ui/theme/app.css';
import { PasswordInput } from '@mantine/core';
import { typedPasswordField } from '@mukae/contract/calls/fields';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { formFaults } from '@/language/formFaults';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
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

function QuestionForm({ label, busy, error, onSubmit, onClose }: Question) {
  const t = useTexts(currentPasswordTexts);
  const { language } = useLanguage();
  const [currentPassword, setCurrentPassword] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  const fault = wasEmpty ? formFaults(entry, { currentPassword }, language).currentPassword : undefined;

  const submit = () => {
    if (currentPassword !== '') return onSubmit(currentPassword);
    setWasEmpty(true);
    field.current?.focus();
  };

  return (
    <DialogForm
      text={t.text}
      answers={{ cancel: t.cancel, submit: t.submit }}
      busy={busy}
      onCancel={onClose}
      onSubmit={submit}
    >
      {error && <ErrorBanner code={error.code} msg={error.msg} />}
      <PasswordInput
        ref={field}
        label={label ?? t.label}
        withAsterisk
        autoComplete="current-password"
        value={currentPassword}
        error={fault}
        aria-invalid={fault !== undefined}
        readOnly={busy}
        data-autofocus
        onChange={(change) => setCurrentPassword(change.currentTarget.value)}
      />
    </DialogForm>
  );
}
