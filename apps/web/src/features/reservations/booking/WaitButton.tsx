import { Button, type ButtonProps } from '@mantine/core';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useTexts } from '@/language/LanguageProvider';
import { bookingTexts } from './booking.texts';
import { useWaitFor } from './useWaitFor';

/** Waits for what is taken. */
export function WaitButton({
  slot,
  onDone,
  ...look
}: Pick<ButtonProps, 'size' | 'fullWidth' | 'variant'> & { slot: TimeSlot; onDone: () => void }) {
  const { wait: words } = useTexts(bookingTexts);
  const { busy, wait } = useWaitFor(onDone);
  return (
    <Button variant="light" {...look} loading={busy} onClick={() => void wait(slot)}>
      {words}
    </Button>
  );
}
