import { Text } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { errorTypeOf } from '@/serving/serverAway';
import { serviceTexts } from '@/serving/service.texts';
import { waitForService } from '@/serving/waitForService';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLast } from '@/ui/useLast';

/** The server is away: says so with its code, and watches for its return while it is open. */
export function ErrorDialog({
  error,
  onCancel,
  onAccept,
  onServing,
}: {
  error: ErrorAnswer | null;
  onCancel: () => void;
  onAccept: () => void;
  onServing: () => void;
}) {
  const t = useTexts(serviceTexts);
  const shown = useLast(error);
  const serve = useEffectEvent(onServing);
  const opened = error !== null;
  useEffect(() => (opened ? waitForService(() => serve()) : undefined), [opened]);

  return (
    <ConfirmDialog
      opened={opened}
      code={shown?.code ?? ''}
      text={shown?.msg}
      answers={{ cancel: t.cancel, confirm: t.accept }}
      onCancel={onCancel}
      onConfirm={onAccept}
    >
      {shown && (
        <Text size="sm" c="dimmed">
          {t.type}: {t.types[errorTypeOf(shown.code)]}
          <br />
          {t.waiting}
        </Text>
      )}
    </ConfirmDialog>
  );
}
