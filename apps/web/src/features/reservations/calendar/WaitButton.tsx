import { Button, type ButtonProps } from '@mantine/core';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useTexts } from '@/language/LanguageProvider';
import { bookingTexts } from '../booking/booking.texts';
import { useWaitFor } from '../booking/useWaitFor';

/** Waits for what is taken. */
export function WaitButton({
  slot,
  onDone,
  ...look
}: Pick<ButtonProps, 'size' | 'fullWidth'> & { slot: TimeSlot; onDone: () => void }) {
  const { wait: words } = useTexts(bookingTexts);
  const { busy, wait } = useWaitFor(onDone);
  return (
    <Button {...look} variant="light" loading={busy} onClick={() => void wait(slot)}>
      {words}
    </Button>
  );
}
