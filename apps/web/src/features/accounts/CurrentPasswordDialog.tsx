import '../../ui/theme/app.css';
import { Button, Modal, PasswordInput, Text } from '@mantine/core';
import { typedPasswordField } from '@mukae/contract/calls/fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { formFaults } from '../../language/formFaults';
import { useLanguage, useTexts } from '../../language/LanguageProvider';
import { ErrorBanner } from '../../ui/ErrorBanner';
import classes from './CurrentPasswordDialog.module.css';
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
    <Modal
      opened={opened}
      onClose={question.onClose}
      closeOnEscape={!question.busy}
      closeOnClickOutside={!question.busy}
      withCloseButton={false}
      title={t.title}
      size={460}
      classNames={{ header: classes.head }}
    >
      <QuestionForm {...question} />
    </Modal>
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (currentPassword !== '') return onSubmit(currentPassword);
    setWasEmpty(true);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <Text c="dimmed">{t.text}</Text>
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
      <div className={classes.answers}>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
