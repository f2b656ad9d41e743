import { useLogout } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import type { Farewell } from '@/live/farewell';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { signageViewTexts } from './signageView.texts';

export function SignageLogoutDialog({
  opened,
  isTalking,
  onClose,
  farewell,
}: {
  opened: boolean;
  isTalking: boolean;
  onClose: () => void;
  farewell: Farewell;
}) {
  const t = useTexts(signageViewTexts);
  const logout = useLogout(farewell);
  return (
    <ConfirmDialog
      opened={opened}
      title={t.logoutTitle}
      text={isTalking ? t.logoutEndsCall : t.logoutText}
      answers={{ cancel: t.cancel, confirm: t.logout }}
      busy={logout.isPending}
      onCancel={onClose}
      onConfirm={() => logout.mutate()}
    >
      {logout.error && <ErrorBanner {...logout.error.answer} />}
    </ConfirmDialog>
  );
}
