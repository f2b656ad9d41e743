import { useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { suspensionTexts } from './suspension.texts';
import type { useSuspension } from './useSuspension';

export function SuspensionDialog({ name, suspension }: { name: string; suspension: ReturnType<typeof useSuspension> }) {
  const t = useTexts(suspensionTexts);
  return (
    <ConfirmDialog
      opened={suspension.isAsking}
      title={t.question(name)}
      text={t.consequence}
      answers={{ cancel: t.cancel, confirm: t.verb }}
      busy={suspension.busy}
      onCancel={suspension.giveUp}
      onConfirm={suspension.suspend}
    />
  );
}
