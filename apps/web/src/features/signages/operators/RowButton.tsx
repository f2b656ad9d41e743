import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';

/** A button in a row: busy until what it does is done. */
export function RowButton({
  words: { short, whole },
  act,
  ...look
}: Pick<ButtonProps, 'variant' | 'color' | 'leftSection'> & {
  /** What stands on it, and all of it for who hears it. */
  words: { short: string; whole: string };
  act: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  return (
    <Button {...look} size="xs" loading={busy} aria-label={whole} onClick={() => void press()}>
      {short}
    </Button>
  );
}
