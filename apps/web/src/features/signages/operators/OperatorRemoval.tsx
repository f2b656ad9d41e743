import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { IconUserMinus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { signageOperatorsTexts } from './signageOperators.texts';

/** Takes somebody off a signage, once that is really meant. */
export function OperatorRemoval({ name, remove }: { name: string; remove: () => Promise<unknown> }) {
  const t = useTexts(signageOperatorsTexts);
  const [asking, dialog] = useDisclosure(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    await remove();
    setBusy(false);
    dialog.close();
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUserMinus size={16} stroke={1.6} aria-hidden />}
        aria-label={t.removeOf(name)}
        onClick={dialog.open}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t.removal.question}
        text={t.removal.consequence(name)}
        answers={{ cancel: t.removal.cancel, confirm: t.removal.verb }}
        busy={busy}
        onCancel={dialog.close}
        onConfirm={() => void go()}
      />
    </>
  );
}
