import { Button, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import classes from './DialogForm.module.css';

/** The fields of a dialog, and what is done with them. */
export function DialogForm({
  text,
  answers,
  busy,
  disabled = false,
  destructive = false,
  onCancel,
  onSubmit,
  children,
}: {
  text?: ReactNode;
  answers: { cancel: string; submit: string };
  busy: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  /** What is done cannot be taken back. */
  destructive?: boolean;
  onCancel: () => void;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      {text && (
        <Text component="div" c="dimmed">
          {text}
        </Text>
      )}
      {children}
      <div className={classes.answers}>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {answers.cancel}
        </Button>
        <Button type="submit" color={destructive ? 'beni' : 'pine'} loading={busy} disabled={disabled}>
          {answers.submit}
        </Button>
      </div>
    </form>
  );
}
