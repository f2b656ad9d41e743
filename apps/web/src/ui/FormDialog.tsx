import { Button, Modal, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import classes from './FormDialog.module.css';

/** A few fields that are asked for in a dialog. */
export function FormDialog({
  opened,
  title,
  text,
  answers,
  busy,
  onCancel,
  onSubmit,
  children,
}: {
  opened: boolean;
  title: ReactNode;
  text?: ReactNode;
  answers: { cancel: string; submit: string };
  busy: boolean;
  onCancel: () => void;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      withCloseButton={false}
      title={title}
      size={480}
      classNames={{ header: classes.head }}
    >
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
          <Button type="submit" loading={busy}>
            {answers.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
