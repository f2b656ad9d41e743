import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FormDialog.module.css';

/** A dialog with a `DialogForm` in it: what is typed there is forgotten when it closes. */
export function FormDialog({
  opened,
  title,
  busy,
  onCancel,
  children,
}: {
  opened: boolean;
  title: ReactNode;
  busy: boolean;
  onCancel: () => void;
  children: ReactNode;
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
      classNames={{ header: classes.head }}
    >
      {children}
    </Modal>
  );
}
