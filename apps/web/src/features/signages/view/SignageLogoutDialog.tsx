import { useLogout } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { signageViewTexts } from './signageView.texts';

export function SignageLogoutDialog({
  opened,
  onClose,
  onLeave,
  onStay,
}: {
  opened: boolean;
  onClose: () => void;
  onLeave: () => void;
  /** The logout failed. */
  onStay: () => void;
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
        logout.mutate(undefined, { onError: onStay });
      }}
    >
      {logout.error && <ErrorBanner {...logout.error.answer} />}
    </ConfirmDialog>
  );
}
