import { Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ConfirmDialog.module.css';

type Answers = { cancel: string; confirm: string };

export function ConfirmDialog({
  opened,
  title,
  code,
  text,
  answers,
  destructive = false,
  busy = false,
  children,
  onCancel,
  onConfirm,
}: {
  opened: boolean;
  /** A question. */
  title: ReactNode;
  /** Stands small below the text. */
  code?: string | undefined;
  text?: ReactNode;
  answers: Answers;
  destructive?: boolean | undefined;
  busy?: boolean | undefined;
  /** An error of the last try, or a field the answer needs. */
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      withCloseButton={false}
      title={title}
      size={480}
      classNames={{ header: classes.header, body: classes.body }}
    >
      {text && (
        <Text component="div" c="dimmed" className={classes.text}>
          {text}
        </Text>
      )}
      {code && <div className={classes.code}>{code}</div>}
      {children && <div className={classes.more}>{children}</div>}
      <div className={classes.answers}>
        <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus={destructive || undefined}>
          {answers.cancel}
        </Button>
        <Button
          color={destructive ? 'beni' : 'pine'}
          onClick={onConfirm}
          loading={busy}
          data-autofocus={destructive ? undefined : true}
        >
          {answers.confirm}
        </Button>
      </div>
    </Modal>
  );
}
