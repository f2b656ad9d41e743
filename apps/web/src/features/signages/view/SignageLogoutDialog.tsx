import { useLogout } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { signageViewTexts } from './signageView.texts';

export function SignageLogoutDialog({
  opened,
  onClose,
  onLeave,
}: {
  opened: boolean;
  onClose: () => void;
  onLeave: () => void;
}) {
  const t = useTexts(signageViewTexts);
  const logout = useLogout();
  return (
    <ConfirmDialog
      opened={opened}
      title={t.logoutTitle}
      text={t.logoutText}
      answers={{ cancel: t.cancel, confirm: t.logout }}
      busy={logout.isPending}
      onCancel={onClose}
      onConfirm={() => {
        onLeave();
        logout.mutate();
      }}
    >
      {logout.error && <ErrorBanner {...logout.error.answer} />}
    </ConfirmDialog>
  );
}
