import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import classes from './BookingDialog.module.css';
import { bookingTexts } from './booking.texts';
import { HoldOpen } from './useHeldOpen';
import { useOwnEscape } from './useOwnEscape';

/**
 * Around the form and around what is reserved: on a phone it has the whole screen. Mantine would close it with every dialog
 * above it.
 */
export function BookingDialog({
  opened,
  title,
  size,
  onClose,
  children,
}: {
  opened: boolean;
  title: string | null;
  size: number;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTexts(bookingTexts);
  const onPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [isHeld, hold] = useState(false);
  const root = useOwnEscape(() => {
    if (opened && !isHeld) onClose();
  });
  return (
    <Modal
      ref={root}
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={onPhone}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t.close, size: 40, disabled: isHeld }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <HoldOpen value={hold}>{children}</HoldOpen>
    </Modal>
  );
}
