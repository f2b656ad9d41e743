import { Text } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { useTexts } from '@/language/LanguageProvider';
import { errorTypeOf } from '@/serving/serverAway';
import { serviceTexts } from '@/serving/service.texts';
import { useWhenServing } from '@/serving/useWhenServing';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLast } from '@/ui/useLast';

/** The server is away: says so with its code, and watches for its return while it is open. */
export function ErrorDialog({
  error,
  keepsForm = false,
  onCancel,
  onAccept,
  onServing,
}: {
  error: ErrorAnswer | null;
  /** Whether the page goes on with what was entered, instead of being loaded anew. */
  keepsForm?: boolean;
  onCancel: () => void;
  onAccept: () => void;
  onServing: () => void;
}) {
  const t = useTexts(serviceTexts);
  const shown = useLast(error);
  const opened = error !== null;
  useWhenServing(opened, onServing);

  return (
    <ConfirmDialog
      opened={opened}
      title={t.question}
      code={shown?.code}
      text={shown?.msg}
      answers={{ cancel: t.cancel, confirm: keepsForm ? t.retry : t.accept }}
      onCancel={onCancel}
      onConfirm={onAccept}
    >
      {shown && (
        <Text size="sm" c="dimmed">
          {t.type}: {t.types[errorTypeOf(shown.code)]}
          <br />
          {keepsForm ? t.waitingWithForm : t.waiting}
        </Text>
      )}
    </ConfirmDialog>
  );
}
