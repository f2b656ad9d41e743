import { useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { useLast } from '@/ui/useLast';
import { mediaTexts } from '../media.texts';
import type { Deletion } from './useDeletion';

/** Asks before a medium goes, and says where it is shown when it is. */
export function DeleteMediaDialog({
  deletion,
  onConfirm,
  onGiveUp,
}: {
  deletion: Deletion | null;
  onConfirm: () => void;
  onGiveUp: () => void;
}) {
  const { deletion: t } = useTexts(mediaTexts);
  const shown = useLast(deletion);
  return (
    <ConfirmDialog
      opened={deletion !== null}
      title={t.question(shown?.medium.name ?? '')}
      text={shown?.question?.msg ?? t.text}
      code={shown?.question?.code}
      answers={{ cancel: t.cancel, confirm: t.confirm }}
      destructive
      busy={shown?.busy}
      onCancel={onGiveUp}
      onConfirm={onConfirm}
    >
      {shown?.trouble && <ErrorBanner code={shown.trouble.code} msg={shown.trouble.msg} />}
    </ConfirmDialog>
  );
}
